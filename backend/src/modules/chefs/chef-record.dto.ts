import { ApiProperty } from '@nestjs/swagger';
import { Choice } from '../../platform/http/fields.js';
import { listQuery } from '../../platform/http/list-query.js';
import { ChefCommentDto } from '../comments/comment-row.dto.js';
import { ImageDto } from '../files/index.js';
import { AdminProposalDto } from '../proposals/proposal-row.dto.js';
import { ChefCityDto, ChefFoodTypeDto } from './chef-card.dto.js';
import { CHEF_LACKS } from './chef-lacks.js';
import { WholeChefDto } from './chef-page.dto.js';
import { CHEF_STATES, type ChefState } from './chef.entity.js';

/** The back-office's list: without `page` and `perPage`, the whole list. */
export class ListChefsQuery extends listQuery({
  search: 'Part of the name or e-mail; case and accents do not matter.',
  filters: {
    state: { of: CHEF_STATES },
    favorite: { yesNo: 'Only favourites, or only others.' },
    missing: {
      of: CHEF_LACKS,
      description: 'Only chefs who lack this, or who have an experience that does not say it.',
    },
  },
  orders: ['chef_name', 'price_per_person', 'updated_at'],
  order: 'chef_name',
  ordering: 'Order; by name unless said. Chefs without a price come last in its order.',
}) {}

/** The state that a chef had when somebody saw it. */
export class SeenChefStateQuery {
  @Choice(CHEF_STATES, {
    optional: true,
    description: 'What it was when it was seen. Where it is something else by now, nothing changes: 409.',
  })
  was?: ChefState | null;
}

/** An opinion in the chef's form. */
export class AdminChefCommentDto extends ChefCommentDto {
  /** The key under which a form created it; null where none was sent. */
  @ApiProperty({ type: 'string', format: 'uuid', nullable: true })
  creation_key!: string | null;

  /** Send it back with an update, so that nobody's changes are overwritten unseen. */
  version!: number;
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

  /** For how many people the chef's experiences are: the fewest of any … null when none says it. */
  @ApiProperty({ type: 'integer', nullable: true, example: 4 })
  guests_min!: number | null;

  /** … and the most. */
  @ApiProperty({ type: 'integer', nullable: true, example: 14 })
  guests_max!: number | null;

  /** Names of the diets that any of the chef's experiences serves. */
  diets!: string[];

  favorite!: boolean;

  @ApiProperty({ enum: CHEF_STATES })
  state!: ChefState;

  version!: number;

  @ApiProperty({ type: 'string', format: 'date-time' })
  updated_at!: string;
}

/** What a chef's form holds, as it is stored. */
export type ChefFormRow = Omit<
  AdminChefDto,
  'proposals' | 'comments' | 'favorite' | 'state' | 'created_at' | 'updated_at'
>;

/** Everything staff may see and edit of a chef. */
export class AdminChefDto extends WholeChefDto {
  /** The chef's experiences with all that the editor needs; PUT /proposals/update/chef/{id} saves them. */
  @ApiProperty({ type: () => [AdminProposalDto] })
  override proposals!: AdminProposalDto[];

  @ApiProperty({ type: () => [AdminChefCommentDto] })
  override comments!: AdminChefCommentDto[];

  email!: string;
  phone_number!: string;

  instagram!: string | null;

  facebook!: string | null;

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
