import type { AdminChefDto, CreateChefDto, ImageDto } from '../../../api/generated';
import { commentOf, type CommentItem } from './comment-item';
import { proposalOf, type ProposalItem } from './proposal-item';

/** The fields of CreateChefDto, with whole images where the server takes their ids. */
export interface ChefDetails {
  name: string;
  description: string;
  information: string;
  profile_image?: ImageDto;
  cover_image?: ImageDto;
  gallery: ImageDto[];
  email: string;
  phone_number: string;
  instagram: string;
  facebook: string;
  x: string;
  price_per_person: number | null;
  modalities: number[];
  food_types: string[];
  cities: string[];
}

/** What the form holds: the chef, and its experiences and opinions until they are saved with it. */
export interface ChefValues extends ChefDetails {
  proposals: ProposalItem[];
  comments: CommentItem[];
}

/** What the server holds, as far as this form knows; without an id nothing yet. */
export interface SavedChef {
  id?: number;
  version?: number;
  /** The chef's address on the site, while visitors may see it. */
  publicSlug?: string;
  values: ChefValues;
}

/** An empty form. */
export const NEW_CHEF: SavedChef = {
  values: {
    name: '',
    description: '',
    information: '',
    gallery: [],
    email: '',
    phone_number: '',
    instagram: '',
    facebook: '',
    x: '',
    price_per_person: null,
    modalities: [],
    food_types: [],
    cities: [],
    proposals: [],
    comments: [],
  },
};

/** A stored chef as the form knows it. */
export function savedChef(chef: AdminChefDto): SavedChef {
  return {
    id: chef.id,
    version: chef.version,
    publicSlug: chef.state === 'ACTIVE' ? chef.slug : undefined,
    values: {
      name: chef.chef_name,
      description: chef.description,
      information: chef.information,
      profile_image: chef.profile_image,
      cover_image: chef.cover_image,
      gallery: chef.gallery,
      email: chef.email,
      phone_number: chef.phone_number,
      instagram: chef.instagram ?? '',
      facebook: chef.facebook ?? '',
      x: chef.x ?? '',
      price_per_person: chef.price_per_person,
      modalities: chef.modalities.map(({ id }) => id),
      food_types: chef.chef_food_types.map(({ food_type: type }) => type.name),
      cities: chef.chef_cities.map(({ city }) => city.name),
      proposals: chef.proposals.map(proposalOf),
      comments: chef.comments.map(commentOf),
    },
  };
}

/** The chef's own fields, without experiences and opinions. */
export function detailsOf({ proposals: _proposals, comments: _comments, ...details }: ChefValues): ChefDetails {
  return details;
}

const idOf = (image: ImageDto | undefined) => ({ id: image?.id });

/** What is sent: images by id, optional links left out when empty. Call it with validated values only. */
export function toDto(values: ChefValues): CreateChefDto {
  return {
    ...detailsOf(values),
    profile_image: idOf(values.profile_image),
    cover_image: idOf(values.cover_image),
    gallery: values.gallery.map(idOf),
    instagram: values.instagram.trim() || undefined,
    facebook: values.facebook.trim() || undefined,
    x: values.x.trim() || undefined,
  };
}
