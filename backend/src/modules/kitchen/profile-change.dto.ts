import { ApiProperty } from '@nestjs/swagger';
import { Flag, INT4_MAX, Price, Text, Whole } from '../../platform/http/fields.js';
import { ImageDto, ImageField, type ImageInputDto } from '../files/index.js';
import {
  CHANGE_STATES,
  MAX_RETURN_NOTE,
  PROFILE_FIELDS,
  type ChangeState,
  type ProfileField,
} from './profile-change.entity.js';

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

  @Whole({
    min: 0,
    max: INT4_MAX,
    description: 'Version of the change that was seen; 0 where there was none.',
    example: 0,
  })
  version!: number;
}

/** Profile values as they are shown. */
export class ProfileDto {
  description!: string;
  information!: string;

  @ApiProperty({ type: 'integer', nullable: true })
  price_per_person!: number | null;

  profile_image!: ImageDto;
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

  wanted!: ProfileDto;

  /** What staff say where they returned it. */
  @ApiProperty({ type: 'string', nullable: true })
  note!: string | null;

  @ApiProperty({ type: 'string', format: 'date-time' })
  sent_at!: string;

  version!: number;
}

/** What is public of a chef's profile, and what the chef proposed. */
export class KitchenProfileDto {
  shown!: ProfileDto;

  /** Null where nothing was proposed, or the chef took it back. */
  @ApiProperty({ type: () => ProfileChangeDto, nullable: true })
  change!: ProfileChangeDto | null;
}

/** The same for staff. */
export class ChefProfileDto extends KitchenProfileDto {
  /** The chef's version: send it back, so that nothing is taken over what a colleague saved meanwhile. */
  chef_version!: number;
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
