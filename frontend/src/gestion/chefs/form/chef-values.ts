import type { AdminChefDto, CreateChefDto, ImageDto } from '../../../api/generated';

/** What the form holds: the fields of CreateChefDto, with whole images where the server takes their ids. */
export interface ChefValues {
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

/** An empty form. */
export const NEW_CHEF: ChefValues = {
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
};

/** A stored chef as the form shows it. */
export function valuesOf(chef: AdminChefDto): ChefValues {
  return {
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
  };
}

const idOf = (image: ImageDto | undefined) => ({ id: image?.id });

/** What is sent: images by id, optional links left out when empty. Call it with validated values only. */
export function toDto(values: ChefValues): CreateChefDto {
  return {
    ...values,
    profile_image: idOf(values.profile_image),
    cover_image: idOf(values.cover_image),
    gallery: values.gallery.map(idOf),
    instagram: values.instagram.trim() || undefined,
    facebook: values.facebook.trim() || undefined,
    x: values.x.trim() || undefined,
  };
}
