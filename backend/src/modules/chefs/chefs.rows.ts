import type { ImageRow } from '../files/index.js';
import type { LookupDto } from '../lookups/index.js';
import type { AdminProposalRow, ChefProposalRow } from './chef-proposal.dto.js';
import type { ChefState } from './chef.entity.js';

/** Shapes of the rows that the read models' statements give. */
export interface ChefCardRow {
  id: number;
  chef_name: string;
  slug: string;
  description: string;
  profile_image: ImageRow;
  price_per_person: number | null;
  modalities: LookupDto[];
  chef_food_types: { food_type: LookupDto }[];
  chef_cities: { city: LookupDto }[];
}

export interface PublicChefRow extends ChefCardRow {
  information: string;
  cover_image: ImageRow;
  gallery: ImageRow[];
  proposals: ChefProposalRow[];
  comments: { id: number; client_name: string; description: string; score: number }[];
}

export interface ChefListRow {
  id: number;
  chef_name: string;
  slug: string;
  email: string;
  phone_number: string;
  price_per_person: number | null;
  profile_image: ImageRow;
  chef_food_types: { food_type: LookupDto }[];
  chef_cities: { city: LookupDto }[];
  favorite: boolean;
  state: ChefState;
  version: number;
  updated_at: string;
}

export interface AdminChefRow extends PublicChefRow {
  proposals: AdminProposalRow[];
  comments: (PublicChefRow['comments'][number] & { creation_key: string | null })[];
  email: string;
  phone_number: string;
  instagram: string | null;
  facebook: string | null;
  x: string | null;
  favorite: boolean;
  state: ChefState;
  version: number;
  created_at: string;
  updated_at: string;
}
