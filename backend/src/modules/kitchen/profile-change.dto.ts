import { ApiProperty } from '@nestjs/swagger';
import { DistinctIds } from '../../platform/http/value/distinct-ids.js';
import { Flag, Ids, INT4_MAX, Line, Names, NestedList, Price, Text, Uuid, Whole } from '../../platform/http/fields.js';
import { MAX_GALLERY, MOST_GUESTS } from '../chefs/rules.js';
import { ImageDto, ImageField, ImageFields, type ImageInputDto } from '../files/index.js';
import { LookupDto } from '../lookups/index.js';
import { MAX_PROPOSALS } from '../proposals/index.js';
import {
  CHANGE_STATES,
  MAX_NEW_MENUS,
  MAX_RETURN_NOTE,
  PROFILE_FIELDS,
  type ChangeState,
  type ProfileField,
} from './profile-values.js';

/** What a chef writes and shows of an experience. */
export abstract class MenuWordsDto {
  @Line({ max: 200, description: 'Name of the dish.', example: 'Pastel de choclo en familia' })
  dish_name!: string;

  @Text({ max: 500, description: 'Shown on cards, cut at 100 characters.', example: 'Un almuerzo de campo.' })
  description!: string;

  @Text({ max: 500, description: 'Parte 1.', example: 'Ensalada chilena' })
  starter!: string;

  @Text({ max: 500, description: 'Parte 2.', example: 'Pastel de choclo en greda' })
  main_course!: string;

  @Text({ max: 500, description: 'Parte 3.', example: 'Mote con huesillo' })
  dessert!: string;

  @Whole({
    min: 1,
    max: MOST_GUESTS,
    optional: true,
    description: 'For how many people at least; goes with the other.',
  })
  guests_min?: number | null;

  @Whole({ min: 1, max: MOST_GUESTS, optional: true, description: 'For how many people at most.' })
  guests_max?: number | null;

  @Ids({ max: 20, description: 'Ids of the diets that it can serve.', example: [] })
  diets!: number[];

  @ImageField('proposal', { description: 'A picture of the dish.' })
  profile_image!: ImageInputDto;
}

/** An experience as the chef would write and show it. */
export class MenuFormDto extends MenuWordsDto {
  @Whole({ min: 1, max: INT4_MAX, description: 'The experience.', example: 1 })
  id!: number;
}

/** An experience that the chef would like to offer besides. */
export class NewMenuFormDto extends MenuWordsDto {
  @Uuid({ description: 'Made by the form: it stays the same while the experience waits.' })
  id!: string;

  @Ids({ min: 1, max: 20, description: 'Ids of the formats.', example: [1] })
  modalities!: number[];

  @Names({ max: 20, description: 'Names of the food types; new ones are created when staff take it.', example: [] })
  food_types!: string[];
}

/** What the chef wants to be public. */
export class ProposeProfileDto {
  @Text({ max: 500, description: 'Shown on cards, cut at 100 characters.', example: 'Cocina de mercado.' })
  description!: string;

  @Text({ max: 500, description: "Shown on the chef's page.", example: 'Doce años en restaurantes.' })
  information!: string;

  @Price({ optional: true, description: 'Price per person in whole CLP.' })
  price_per_person?: number | null;

  @ImageField('profile')
  profile_image!: ImageInputDto;

  @ImageFields('gallery', { min: 1, max: MAX_GALLERY })
  gallery!: ImageInputDto[];

  @NestedList(() => MenuFormDto, {
    max: MAX_PROPOSALS,
    description: "The chef's experiences that would be written otherwise. One that is left out stays as it is public.",
    example: [],
  })
  @DistinctIds()
  menus!: MenuFormDto[];

  @NestedList(() => NewMenuFormDto, {
    max: MAX_NEW_MENUS,
    description: "New experiences. Taken, they get the communes of the chef's page.",
    example: [],
  })
  @DistinctIds()
  new_menus!: NewMenuFormDto[];

  @Whole({
    min: 0,
    max: INT4_MAX,
    description: 'Version of the change that was seen; 0 where there was none.',
    example: 0,
  })
  version!: number;
}

/** What is shown of an experience. */
abstract class ShownMenuDto {
  dish_name!: string;
  description!: string;

  /** Parte 1. */
  starter!: string;

  /** Parte 2. */
  main_course!: string;

  /** Parte 3. */
  dessert!: string;

  @ApiProperty({ type: 'integer', nullable: true })
  guests_min!: number | null;

  @ApiProperty({ type: 'integer', nullable: true })
  guests_max!: number | null;

  diets!: LookupDto[];
  profile_image!: ImageDto;
}

/** An experience as it is shown, with what the chef may have written otherwise. */
export class ProfileMenuDto extends ShownMenuDto {
  id!: number;

  /** Of the experience. */
  version!: number;
}

/** A new experience that waits for staff, or came back. */
export class NewMenuDto extends ShownMenuDto {
  /** Of the form that made it. */
  @ApiProperty({ format: 'uuid' })
  id!: string;

  modalities!: LookupDto[];
  food_types!: string[];
}

/** Profile values as they are shown. */
export class ProfileDto {
  description!: string;
  information!: string;

  @ApiProperty({ type: 'integer', nullable: true })
  price_per_person!: number | null;

  profile_image!: ImageDto;
  gallery!: ImageDto[];
  menus!: ProfileMenuDto[];
}

/** What the chef proposed last. */
export class ProfileChangeDto {
  id!: number;

  @ApiProperty({ enum: CHANGE_STATES })
  state!: ChangeState;

  /** The fields that it would change. Its other values are what is public. */
  @ApiProperty({ enum: PROFILE_FIELDS, isArray: true })
  fields!: ProfileField[];

  /** Fields of it that staff changed on the site since the chef wrote. */
  @ApiProperty({ enum: PROFILE_FIELDS, isArray: true })
  changed_since!: ProfileField[];

  /** Ids of the experiences that it would change, and of those of them that staff changed since the chef wrote. */
  @ApiProperty({ type: 'integer', isArray: true })
  menus!: number[];

  @ApiProperty({ type: 'integer', isArray: true })
  menus_changed_since!: number[];

  /** The experiences that it would add. */
  new_menus!: NewMenuDto[];

  wanted!: ProfileDto;

  /** What staff say where they returned it. */
  note!: string | null;

  @ApiProperty({ type: 'string', format: 'date-time' })
  sent_at!: string;

  version!: number;
}

/** What is public of a chef's profile, and what the chef proposed. */
export class KitchenProfileDto {
  shown!: ProfileDto;

  /** Null where nothing was proposed, or the chef took it back. */
  change!: ProfileChangeDto | null;
}

/** The same for staff. */
export class ChefProfileDto extends KitchenProfileDto {
  /** The chef's version: send it back, so that nothing is taken over what a colleague saved meanwhile. */
  chef_version!: number;
}

/** An experience of which staff take what the chef wrote. */
export class TakenMenuDto {
  @Whole({ min: 1, max: INT4_MAX, description: 'The experience.', example: 1 })
  id!: number;

  @Whole({ min: 1, max: INT4_MAX, description: 'Its version that was seen.', example: 1 })
  version!: number;
}

/** A new experience that staff take. */
export class TakenNewMenuDto {
  @Uuid({ description: 'Of the form that made it.' })
  id!: string;
}

/** What staff take of a change: it becomes public. What they do not take goes back to the chef. */
export class DecideProfileDto implements Record<ProfileField, boolean> {
  @Flag({ description: 'Whether this is taken, where the chef proposed it.', example: true })
  description!: boolean;

  @Flag({ description: 'The same.', example: true })
  information!: boolean;

  @Flag({ description: 'The same.', example: true })
  price_per_person!: boolean;

  @Flag({ description: 'The same.', example: true })
  profile_image!: boolean;

  @Flag({ description: 'The same.', example: true })
  gallery!: boolean;

  @NestedList(() => TakenMenuDto, { max: MAX_PROPOSALS, description: 'The experiences that are taken.', example: [] })
  @DistinctIds()
  menus!: TakenMenuDto[];

  @NestedList(() => TakenNewMenuDto, {
    max: MAX_NEW_MENUS,
    description: 'The new experiences that are taken.',
    example: [],
  })
  @DistinctIds()
  new_menus!: TakenNewMenuDto[];

  @Text({
    max: MAX_RETURN_NOTE,
    optional: true,
    description: 'For the chef; asked for where something is not taken.',
    example: 'La foto se ve oscura: ¿tienes otra?',
  })
  note?: string | null;

  @Whole({ min: 1, max: INT4_MAX, description: 'Version of the change that was seen.', example: 1 })
  version!: number;

  @Whole({ min: 1, max: INT4_MAX, description: "The chef's version that was seen.", example: 1 })
  chef_version!: number;
}
