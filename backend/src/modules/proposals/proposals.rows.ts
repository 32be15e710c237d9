import type { ImageRow } from '../files/index.js';
import type { LookupDto } from '../lookups/index.js';

/** Shapes of the rows that the read models' statements give. */
export interface ProposalCardRow {
  id: number;
  dish_name: string;
  slug: string;
  description: string;
  profile_image: ImageRow;
  price_per_person: number | null;
  modalities: LookupDto[];
  proposal_food_types: { food_type: LookupDto }[];
  proposal_cities: { city: LookupDto }[];
  chef: { chef_name: string; slug: string; profile_image: ImageRow };
}

export interface PublicProposalRow extends ProposalCardRow {
  chef_id: number;
  starter: string;
  main_course: string;
  dessert: string;
  moreProposals: ProposalCardRow[];
  comments: { id: number; client_name: string; description: string; score: number }[];
}
