import { Ids, INT4_MAX, Line, Names, NestedList, Text, Uuid, Version, Whole } from '../../platform/http/fields.js';
import { DistinctIds } from '../../platform/http/value/distinct-ids.js';
import { MOST_GUESTS } from '../chefs/rules.js';
import { EXAMPLE_IMAGES, ImageField, type ImageInputDto } from '../files/index.js';
import { LONGEST, SHORTEST } from './proposal.entity.js';
import { MAX_PROPOSALS } from './proposals.errors.js';

/** An experience that works as an example of every form. */
const EXAMPLE = {
  dish_name: 'Pastel de choclo en familia',
  description: 'Un almuerzo de campo para compartir, cocinado en tu casa.',
  profile_image: EXAMPLE_IMAGES.proposal,
  starter: 'Ensalada chilena con cebolla en pluma',
  main_course: 'Pastel de choclo en greda',
  dessert: 'Mote con huesillo',
  modalities: [1],
  food_types: ['Chilena'],
  cities: ['Providencia'],
  guests_min: 4,
  guests_max: 14,
  duration_minutes: 180,
  diets: [],
};

/** What staff write about an experience. */
abstract class ProposalFormDto {
  @Line({ max: 200, description: 'Name of the dish; the address is derived from it.', example: EXAMPLE.dish_name })
  dish_name!: string;

  @Text({ max: 500, description: 'Shown on cards, cut at 100 characters.', example: EXAMPLE.description })
  description!: string;

  @ImageField('proposal', { description: 'A picture of the dish.' })
  profile_image!: ImageInputDto;

  @Text({ max: 500, description: 'Parte 1.', example: EXAMPLE.starter })
  starter!: string;

  @Text({ max: 500, description: 'Parte 2.', example: EXAMPLE.main_course })
  main_course!: string;

  @Text({ max: 500, description: 'Parte 3.', example: EXAMPLE.dessert })
  dessert!: string;

  @Names({
    max: 20,
    optional: true,
    description: 'Names of the food types; new ones are created.',
    example: EXAMPLE.food_types,
  })
  food_types?: string[] | null;

  @Names({
    max: 60,
    optional: true,
    description: 'Names of the cities; new ones are created.',
    example: EXAMPLE.cities,
  })
  cities?: string[] | null;

  @Whole({
    min: 1,
    max: MOST_GUESTS,
    optional: true,
    description: 'For how many people at least. Goes with `guests_max`: both or none.',
    example: EXAMPLE.guests_min,
  })
  guests_min?: number | null;

  @Whole({
    min: 1,
    max: MOST_GUESTS,
    optional: true,
    description: 'For how many people at most. Goes with `guests_min`: both or none.',
    example: EXAMPLE.guests_max,
  })
  guests_max?: number | null;

  @Whole({
    min: SHORTEST,
    max: LONGEST,
    optional: true,
    description: 'How long it takes, in minutes.',
    example: EXAMPLE.duration_minutes,
  })
  duration_minutes?: number | null;

  @Ids({
    max: 20,
    optional: true,
    description: 'Ids of the diets that it can serve; left out, they stay.',
    example: EXAMPLE.diets,
  })
  diets?: number[] | null;
}

/** A new experience of a chef. */
export class CreateProposalDto extends ProposalFormDto {
  @Whole({ min: 1, max: INT4_MAX, description: 'The chef who proposes it.', example: 1 })
  chef_id!: number;

  @Ids({ min: 1, max: 20, description: 'Ids of the formats.', example: EXAMPLE.modalities })
  modalities!: number[];
}

/** An experience's new values; a stale version is refused with 409. */
export class UpdateProposalDto extends ProposalFormDto {
  @Whole({
    min: 1,
    max: INT4_MAX,
    optional: true,
    description: 'Its chef, if said; it cannot go to another.',
    example: null,
  })
  chef_id?: number | null;

  @Ids({
    max: 20,
    optional: true,
    description: 'Ids of the formats; left out, they stay.',
    example: EXAMPLE.modalities,
  })
  modalities?: number[] | null;

  @Version()
  version?: number | null;
}

/** An experience in the chef's form. */
export class ChefProposalFormDto extends ProposalFormDto {
  @Whole({ min: 1, max: INT4_MAX, optional: true, description: 'The experience to update; left out for a new one.' })
  id?: number | null;

  @Uuid({
    optional: true,
    description:
      'Made by the form for a new one. Sent again with the same content it stays as it is stored; other content is refused (422).',
    example: 'b7b0f3c6-9a0c-4f0f-8d5e-2f6f0a4c1d23',
  })
  creation_key?: string | null;

  @Ids({ max: 20, optional: true, description: 'Ids of the formats; required for a new one, else left out they stay.' })
  modalities?: number[] | null;

  @Version()
  version?: number | null;
}

/** The whole set of a chef's experiences. */
export class ReplaceChefProposalsDto {
  @NestedList(() => ChefProposalFormDto, {
    max: MAX_PROPOSALS,
    description: 'With id: updated. Without: created. Missing: deleted.',
    example: [EXAMPLE],
  })
  @DistinctIds()
  proposals!: ChefProposalFormDto[];

  @Ids({
    max: MAX_PROPOSALS,
    optional: true,
    description:
      'Ids the form was opened with. Experiences that somebody added since are then kept; without it every missing one is deleted.',
    example: [1],
  })
  known?: number[] | null;
}
