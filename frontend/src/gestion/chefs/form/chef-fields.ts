import type { AdminChefDto } from '../../../api/generated';
import { CITIES, FOOD_TYPES, MODALITIES } from '../../../ui/admin/field/choice-kinds';
import { PHONE, PRICE } from '../../../ui/admin/field/masked-kinds';
import { pictureKinds } from '../../../ui/admin/picture/picture-kinds';
import { fieldKinds, type ValuesOf } from '../../../ui/admin/field/record-fields';

const { text, email, link, own } = fieldKinds('CreateChefDto');
const { picture, gallery } = pictureKinds('CreateChefDto');

/* The fields of a chef, by the sections of the form. The form, the comparison of two people's changes, and what is sent
   to the server follow from these tables. */

export const INFORMATION = {
  name: text('Nombre', { read: (chef: AdminChefDto) => chef.chef_name }),
  description: text('Descripción', { rows: 3, extra: 'Se muestran 100 caracteres en la tarjeta.' }),
  information: text('Información', { rows: 3 }),
  profile_image: picture('Imagen de perfil', { kind: 'profile' }),
  cover_image: picture('Imagen de portada', { kind: 'cover' }),
  gallery: gallery('Galería'),
};

export const CONTACT = {
  email: email('Correo'),
  phone_number: own('Teléfono', PHONE),
};

export const NETWORKS = {
  instagram: link('Instagram', '@nombre o https://instagram.com/…'),
  facebook: link('Facebook', '@nombre o https://facebook.com/…'),
  x: link('X', '@nombre o https://x.com/…'),
};

export const SERVICE = {
  price_per_person: own('Precio por persona', PRICE),
  modalities: own('Formatos', MODALITIES),
  food_types: own('Tipos de comida', {
    ...FOOD_TYPES,
    read: (chef: AdminChefDto) => chef.chef_food_types.map(({ food_type: type }) => type.name),
  }),
  cities: own('Ciudades', {
    ...CITIES,
    read: (chef: AdminChefDto) => chef.chef_cities.map(({ city }) => city.name),
  }),
};

export const CHEF_FIELDS = { ...INFORMATION, ...CONTACT, ...NETWORKS, ...SERVICE };

export type ChefDetails = ValuesOf<typeof CHEF_FIELDS>;
