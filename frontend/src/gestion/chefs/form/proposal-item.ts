import type { AdminProposalDto, ChefProposalFormDto, ImageDto } from '../../../api/generated';
import { newKey, storedKey, type SetItem } from './set-item';

/** What a person writes about an experience. */
export interface ProposalDetails {
  dish_name: string;
  profile_image?: ImageDto;
  description: string;
  /** Parte 1. */
  starter: string;
  /** Parte 2. */
  main_course: string;
  /** Parte 3. */
  dessert: string;
  modalities: number[];
  food_types: string[];
  cities: string[];
}

/** An experience in the chef form. */
export interface ProposalItem extends ProposalDetails, SetItem {
  version?: number;
  /** Its address on the site. */
  slug?: string;
}

/** An empty experience. */
export const NEW_PROPOSAL: ProposalDetails = {
  dish_name: '',
  description: '',
  starter: '',
  main_course: '',
  dessert: '',
  modalities: [],
  food_types: [],
  cities: [],
};

export const newProposal = (details: ProposalDetails): ProposalItem => ({ ...details, key: newKey() });

/** A stored experience as the form holds it. */
export function proposalOf(row: AdminProposalDto): ProposalItem {
  return {
    key: storedKey(row.id),
    id: row.id,
    version: row.version,
    slug: row.slug,
    dish_name: row.dish_name,
    profile_image: row.profile_image,
    description: row.description,
    starter: row.starter,
    main_course: row.main_course,
    dessert: row.dessert,
    modalities: row.modalities.map(({ id }) => id),
    food_types: row.proposal_food_types.map(({ food_type: type }) => type.name),
    cities: row.proposal_cities.map(({ city }) => city.name),
  };
}

/** What is sent of an experience; generated keys stay here. */
export function proposalDto({ key: _key, slug: _slug, profile_image, ...rest }: ProposalItem): ChefProposalFormDto {
  return { ...rest, profile_image: { id: profile_image?.id } };
}
