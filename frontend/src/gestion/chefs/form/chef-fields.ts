import type { AdminChefDto } from '../../../api/generated';
import { choiceKinds } from '../../../ui/admin/field/choice-kinds';
import { maskedKinds } from '../../../ui/admin/field/masked-kinds';
import { pictureKinds } from '../../../ui/admin/picture/picture-kinds';
import { fieldKinds, type ValuesOf } from '../../../ui/admin/field/record-fields';

const { text, email, link } = fieldKinds('CreateChefDto');
const { phone, price } = maskedKinds('CreateChefDto');
const { picture, gallery } = pictureKinds('CreateChefDto');
const { modalities, foodTypes, cities } = choiceKinds('CreateChefDto');

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
  phone_number: phone('Teléfono'),
};

export const NETWORKS = {
  instagram: link('Instagram', '@nombre o https://instagram.com/…'),
  facebook: link('Facebook', '@nombre o https://facebook.com/…'),
  x: link('X', '@nombre o https://x.com/…'),
};

export const SERVICE = {
  price_per_person: price('Precio por persona'),
  modalities: modalities<AdminChefDto>('Formatos'),
  food_types: foodTypes('Tipos de comida', {
    read: (chef: AdminChefDto) => chef.chef_food_types.map(({ food_type: type }) => type.name),
  }),
  cities: cities('Ciudades', { read: (chef: AdminChefDto) => chef.chef_cities.map(({ city }) => city.name) }),
};

export const CHEF_FIELDS = { ...INFORMATION, ...CONTACT, ...NETWORKS, ...SERVICE };

export type ChefDetails = ValuesOf<typeof CHEF_FIELDS>;
