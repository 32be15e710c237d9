import { ApiProperty } from '@nestjs/swagger';
import { Choice, Text } from '../../../platform/http/fields.js';
import { QueryFlag, QueryNumber } from '../../../platform/http/params.js';
import { CHEF_STATES, type ChefState } from '../../chefs/index.js';
import { ImageDto } from '../../files/index.js';
import { AdminProposalDto } from '../../proposals/index.js';
import { ChefCommentDto } from '../comments/chef-comment.dto.js';
import { ChefCityDto, ChefFoodTypeDto } from './chef-card.dto.js';
import { CHEF_LACKS, type ChefLack } from './chef-lacks.js';
import { PublicChefDto } from './chef-page.dto.js';

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

/** An opinion in the chef's form. */
export class AdminChefCommentDto extends ChefCommentDto {
  /** The key under which a form created it; null where none was sent. */
  @ApiProperty({ type: 'string', format: 'uuid', nullable: true })
  creation_key!: string | null;
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
}
