import { ApiProperty } from '@nestjs/swagger';
import {
  Choice,
  Email,
  HttpsUrl,
  Ids,
  Names,
  Nested,
  NestedList,
  Phone,
  Price,
  Text,
  Uuid,
  Version,
  Whole,
  INT4_MAX,
} from '../../platform/http/fields.js';
import { QueryFlag, QueryNumber } from '../../platform/http/params.js';
import { EXAMPLE_IMAGES, ImageDto, ImageInputDto } from '../files/index.js';
import { LookupDto } from '../lookups/index.js';
import { AdminProposalDto, ChefProposalDto } from './chef-proposal.dto.js';
import { CHEF_LACKS, type ChefLack } from './chef-lacks.js';
import { CHEF_STATES, type ChefState } from './chef.entity.js';
import type { AdminChefRow, ChefCardRow, ChefListRow, PublicChefRow } from './chefs.rows.js';

/** What staff write about a chef. */
export abstract class ChefFormDto {
  @Text({ max: 200, description: "The chef's name; its address is derived from it.", example: 'Ana María Pérez' })
  name!: string;

  @Text({
    max: 500,
    description: 'Shown on cards, cut at 100 characters.',
    example: 'Cocina chilena de temporada con productos de la feria y del mar.',
  })
  description!: string;

  @Text({
    max: 500,
    description: "Shown on the chef's page.",
    example: 'Doce años en restaurantes de Santiago y Lima.',
  })
  information!: string;

  @Nested(() => ImageInputDto, { description: 'At least 250×250 pixels.', example: EXAMPLE_IMAGES.profile })
  profile_image!: ImageInputDto;

  @Nested(() => ImageInputDto, { description: 'At least 1440×350 pixels.', example: EXAMPLE_IMAGES.cover })
  cover_image!: ImageInputDto;

  @NestedList(() => ImageInputDto, {
    min: 1,
    max: 20,
    description: 'At least 300×300 pixels each, in the order shown.',
    example: [EXAMPLE_IMAGES.gallery],
  })
  gallery!: ImageInputDto[];

  @Email({ description: 'Never public.' })
  email!: string;

  @Phone({ description: 'Never public.' })
  phone_number!: string;

  @HttpsUrl({ optional: true, example: 'https://instagram.com/anamaria' })
  instagram?: string | null;

  @HttpsUrl({ optional: true, example: 'https://facebook.com/anamaria' })
  facebook?: string | null;

  @HttpsUrl({ optional: true, example: 'https://x.com/anamaria' })
  x?: string | null;

  @Price({ optional: true, description: 'Price per person in whole CLP; null when not registered.' })
  price_per_person?: number | null;

  @Ids({ min: 1, max: 20, description: 'Ids of the formats.', example: [1] })
  modalities!: number[];

  @Names({
    max: 20,
    optional: true,
    description: 'Names of the food types; new ones are created.',
    example: ['Chilena'],
  })
  food_types?: string[] | null;

  @Names({
    max: 60,
    optional: true,
    description: 'Names of the cities; new ones are created.',
    example: ['Providencia'],
  })
  cities?: string[] | null;
}

/** A new chef. */
export class CreateChefDto extends ChefFormDto {
  @Uuid({
    optional: true,
    description: 'Made by the form: the same key twice is one chef, and the second answer is the chef that is stored.',
  })
  creation_key?: string | null;
}

/** A chef's new values; a stale version is refused with 409. */
export class UpdateChefDto extends ChefFormDto {
  @Version()
  version?: number | null;
}

/** Which chefs to find; 0 means all. Filters combine with AND. */
export class SearchChefsDto {
  @Whole({ min: 0, max: INT4_MAX, optional: true, description: 'Food type; 0 for all.', example: 0 })
  foodId?: number | null;

  @Whole({ min: 0, max: INT4_MAX, optional: true, description: 'City; 0 for all.', example: 0 })
  cityId?: number | null;

  @Whole({ min: 0, max: INT4_MAX, optional: true, description: 'Format; 0 for all.', example: 1 })
  modalityId?: number | null;

  @Text({
    max: 100,
    optional: true,
    description:
      'Words; each must stand in the name, the description or a food type: whole, in part, or, of one or two letters, where a word begins. Case and accents do not matter.',
    example: 'chilena',
  })
  search?: string | null;
}

/** Orders of the back-office's list; a leading hyphen means descending, ties end at id. */
export const CHEF_SORTS = [
  'chef_name',
  '-chef_name',
  'price_per_person',
  '-price_per_person',
  'updated_at',
  '-updated_at',
] as const;
export type ChefSort = (typeof CHEF_SORTS)[number];

/** The back-office's list: without `page` and `perPage`, the whole list. */
export class ListChefsQuery {
  @Text({ max: 100, optional: true, description: 'Part of the name or e-mail; case and accents do not matter.' })
  search?: string | null;

  @Choice(CHEF_STATES, { optional: true })
  state?: ChefState | null;

  @QueryFlag({ description: 'Only favourites, or only others.' })
  favorite?: boolean;

  @Choice(CHEF_LACKS, { optional: true, description: 'Only chefs who lack this.' })
  missing?: ChefLack | null;

  @Choice(CHEF_SORTS, {
    optional: true,
    description: 'Order; by name unless said. Chefs without a price come last in its order.',
  })
  sort?: ChefSort | null;

  @QueryNumber({ max: 1_000_000, description: 'Page, from 1.' })
  page?: number;

  @QueryNumber({ max: 100, description: 'Rows a page; 12 when only `page` is given.' })
  perPage?: number;
}

/** A food type of a chef, as the spec nests it. */
export class ChefFoodTypeDto {
  food_type!: LookupDto;
}

/** A city of a chef, as the spec nests it. */
export class ChefCityDto {
  city!: LookupDto;
}

/** What the public lists show of a chef. Never e-mail, phone, networks, state or flags. */
export class ChefCardDto {
  /** @example 1 */
  id!: number;

  /** @example "Ana María Pérez" */
  chef_name!: string;

  /**
   * The chef's address: /chef/{slug}.
   * @example "Ana-María-Pérez"
   */
  slug!: string;

  description!: string;

  profile_image!: ImageDto;

  /** Whole CLP; null when not registered. */
  @ApiProperty({ type: 'integer', nullable: true, example: 45000 })
  price_per_person!: number | null;

  modalities!: LookupDto[];

  chef_food_types!: ChefFoodTypeDto[];

  chef_cities!: ChefCityDto[];

  static from(row: ChefCardRow): ChefCardDto {
    return { ...row, profile_image: ImageDto.from(row.profile_image) };
  }
}

/** An opinion on its chef's page. */
export class ChefCommentDto {
  id!: number;
  client_name!: string;
  description!: string;

  /** 0 to 5 in half steps. */
  @ApiProperty({ type: 'number', minimum: 0, maximum: 5, multipleOf: 0.5 })
  score!: number;
}

/** An opinion in the chef's form. */
export class AdminChefCommentDto extends ChefCommentDto {
  /** The key under which a form created it; null where none was sent. */
  @ApiProperty({ type: 'string', format: 'uuid', nullable: true })
  creation_key!: string | null;
}

/** A chef's public page. */
export class PublicChefDto extends ChefCardDto {
  information!: string;
  cover_image!: ImageDto;
  gallery!: ImageDto[];
  proposals!: ChefProposalDto[];
  comments!: ChefCommentDto[];

  static override from(row: PublicChefRow): PublicChefDto {
    return {
      ...row,
      profile_image: ImageDto.from(row.profile_image),
      cover_image: ImageDto.from(row.cover_image),
      gallery: row.gallery.map((image) => ImageDto.from(image)),
      proposals: row.proposals.map((proposal) => ChefProposalDto.from(proposal)),
    };
  }
}

/** A row of the back-office's list. */
export class ChefRowDto {
  id!: number;
  chef_name!: string;
  slug!: string;
  email!: string;
  phone_number!: string;

  @ApiProperty({ type: 'integer', nullable: true })
  price_per_person!: number | null;

  profile_image!: ImageDto;
  chef_food_types!: ChefFoodTypeDto[];
  chef_cities!: ChefCityDto[];
  favorite!: boolean;

  @ApiProperty({ enum: CHEF_STATES })
  state!: ChefState;

  version!: number;

  @ApiProperty({ type: 'string', format: 'date-time' })
  updated_at!: string;

  static from(row: ChefListRow): ChefRowDto {
    return { ...row, profile_image: ImageDto.from(row.profile_image) };
  }
}

/** Everything staff may see and edit of a chef. */
export class AdminChefDto extends PublicChefDto {
  /** The chef's experiences with all that the editor needs; PUT /proposals/update/chef/{id} saves them. */
  @ApiProperty({ type: () => [AdminProposalDto] })
  override proposals!: AdminProposalDto[];

  @ApiProperty({ type: () => [AdminChefCommentDto] })
  override comments!: AdminChefCommentDto[];

  email!: string;
  phone_number!: string;

  @ApiProperty({ type: 'string', nullable: true })
  instagram!: string | null;

  @ApiProperty({ type: 'string', nullable: true })
  facebook!: string | null;

  @ApiProperty({ type: 'string', nullable: true })
  x!: string | null;

  favorite!: boolean;

  @ApiProperty({ enum: CHEF_STATES })
  state!: ChefState;

  /** Send it back with an update, so that nobody's changes are overwritten unseen. */
  version!: number;

  @ApiProperty({ type: 'string', format: 'date-time' })
  created_at!: string;

  @ApiProperty({ type: 'string', format: 'date-time' })
  updated_at!: string;

  static override from(row: AdminChefRow): AdminChefDto {
    return {
      ...row,
      ...PublicChefDto.from(row),
      comments: row.comments,
      proposals: row.proposals.map((proposal) => AdminProposalDto.from(proposal)),
    };
  }
}

/** The public list's page; its members stand at the top level, as the spec has it. */
export class ActiveChefsAnswer {
  /** @example 200 */
  status!: number;

  /** @example "Chefs" */
  msg!: string;

  chefs!: ChefCardDto[];

  /** Whether a next page has rows. */
  showMoreButton!: boolean;
}
