import { ApiProperty } from '@nestjs/swagger';
import { imageJson, ImageDto, type ImageRow } from '../files/index.js';
import { LookupDto } from '../lookups/index.js';

/*
 * What the chef's page and the chef's form show of experiences. It stands here and not with the experiences, which
 * know chefs but are not known by them; they use it for what they answer to staff.
 */

/** An experience on its chef's page, as the statement gives it. */
export interface ChefProposalRow {
  id: number;
  dish_name: string;
  slug: string;
  description: string;
  profile_image: ImageRow;
  starter: string;
  main_course: string;
  dessert: string;
}

/** An experience for staff, as `adminProposal` selects it. */
export interface AdminProposalRow extends ChefProposalRow {
  chef_id: number;
  modalities: LookupDto[];
  proposal_food_types: { food_type: LookupDto }[];
  proposal_cities: { city: LookupDto }[];
  creation_key: string | null;
  version: number;
}

/** SQL of an experience's picture. `p` is the alias of the proposal table, here and below. */
export const proposalImage = (p: string): string =>
  `(select ${imageJson('i')} from image i where i.id = ${p}.profile_image_id) as profile_image`;

/** SQL of an experience's formats, food types and cities, as the spec nests them. */
export const proposalChoices = (p: string): string => `
  (select coalesce(json_agg(json_build_object('id', m.id, 'name', m.name) order by m.id), '[]')
   from proposal_modality x join modality m on m.id = x.modality_id where x.proposal_id = ${p}.id) as modalities,
  (select coalesce(json_agg(json_build_object('food_type', json_build_object('id', f.id, 'name', f.name)) order by f.name_key), '[]')
   from proposal_food_type x join food_type f on f.id = x.food_type_id where x.proposal_id = ${p}.id) as proposal_food_types,
  (select coalesce(json_agg(json_build_object('city', json_build_object('id', t.id, 'name', t.name)) order by t.name_key), '[]')
   from proposal_city x join city t on t.id = x.city_id where x.proposal_id = ${p}.id) as proposal_cities`;

/** SQL of the columns of an AdminProposalRow. */
export const adminProposal = (p: string): string => `${p}.id, ${p}.chef_id, ${p}.dish_name, ${p}.slug, ${p}.description,
  ${p}.starter, ${p}.main_course, ${p}.dessert, ${p}.creation_key, ${p}.version, ${proposalImage(p)}, ${proposalChoices(p)}`;

/** An experience on its chef's page. */
export class ChefProposalDto {
  id!: number;
  dish_name!: string;

  /** The experience's address: /experiencia/{slug}. */
  slug!: string;
  description!: string;
  profile_image!: ImageDto;

  /** Parte 1. */
  starter!: string;

  /** Parte 2. */
  main_course!: string;

  /** Parte 3. */
  dessert!: string;

  static from(row: ChefProposalRow): ChefProposalDto {
    return { ...row, profile_image: ImageDto.from(row.profile_image) };
  }
}

/** A food type of an experience, as the spec nests it. */
export class ProposalFoodTypeDto {
  food_type!: LookupDto;
}

/** A city of an experience, as the spec nests it. */
export class ProposalCityDto {
  city!: LookupDto;
}

/** Everything staff see and edit of an experience. */
export class AdminProposalDto extends ChefProposalDto {
  chef_id!: number;
  modalities!: LookupDto[];
  proposal_food_types!: ProposalFoodTypeDto[];
  proposal_cities!: ProposalCityDto[];

  /** The key under which a form created it; null where none was sent. */
  @ApiProperty({ type: 'string', format: 'uuid', nullable: true })
  creation_key!: string | null;

  /** Send it back with an update, so that nobody's changes are overwritten unseen. */
  version!: number;

  static override from(row: AdminProposalRow): AdminProposalDto {
    return { ...row, profile_image: ImageDto.from(row.profile_image) };
  }
}
