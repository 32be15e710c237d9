import { expressionBuilder, sql } from 'kysely';
import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres';
import type { Tables } from '../../platform/database/tables.js';
import { IMAGE, imageOf } from '../files/index.js';

const { ref, selectFrom } = expressionBuilder<Tables, 'chef'>();

const NO = sql.lit(false);

const modalities = selectFrom('chef_modality')
  .innerJoin('modality', 'modality.id', 'chef_modality.modality_id')
  .select(['modality.id', 'modality.name'])
  .whereRef('chef_modality.chef_id', '=', 'chef.id')
  .orderBy('modality.id');

const foodTypes = selectFrom('chef_food_type')
  .innerJoin('food_type', 'food_type.id', 'chef_food_type.food_type_id')
  .select(({ ref }) => jsonBuildObject({ id: ref('food_type.id'), name: ref('food_type.name') }).as('food_type'))
  .whereRef('chef_food_type.chef_id', '=', 'chef.id')
  .orderBy('food_type.name');

const cities = selectFrom('chef_city')
  .innerJoin('city', 'city.id', 'chef_city.city_id')
  .select(({ ref }) => jsonBuildObject({ id: ref('city.id'), name: ref('city.name') }).as('city'))
  .whereRef('chef_city.chef_id', '=', 'chef.id')
  .orderBy('city.name');

/** The food types and cities of `chef`, for staff. */
export const CHEF_FOOD_TYPES = jsonArrayFrom(foodTypes).as('chef_food_types');
export const CHEF_CITIES = jsonArrayFrom(cities).as('chef_cities');

/** All formats, food types and cities of `chef`, for staff. */
export const CHEF_CHOICES = [jsonArrayFrom(modalities).as('modalities'), CHEF_FOOD_TYPES, CHEF_CITIES] as const;

/** The columns that the card and the form of `chef` share. */
export const CHEF_SUMMARY = [
  'chef.id',
  'chef.chef_name',
  'chef.slug',
  'chef.description',
  'chef.price_per_person',
  imageOf(ref('chef.profile_image_id')).as('profile_image'),
] as const;

/** The formats of `chef` that staff do not hide from visitors. */
export const SHOWN_FORMATS = jsonArrayFrom(modalities.where('modality.hidden', '=', NO)).as('modalities');

/** The columns of `chef` for a ChefCardDto. Choices that staff hide from visitors are left out. */
export const CHEF_CARD = [
  ...CHEF_SUMMARY,
  SHOWN_FORMATS,
  jsonArrayFrom(foodTypes.where('food_type.hidden', '=', NO)).as('chef_food_types'),
  jsonArrayFrom(cities.where('city.hidden', '=', NO)).as('chef_cities'),
] as const;

/** The columns that the chef's page and form have besides the card's. */
export const CHEF_DETAILS = [
  'chef.information',
  imageOf(ref('chef.cover_image_id')).as('cover_image'),
  jsonArrayFrom(
    selectFrom('gallery_image')
      .innerJoin('image', 'image.id', 'gallery_image.image_id')
      .select(IMAGE)
      .whereRef('gallery_image.chef_id', '=', 'chef.id')
      .orderBy('gallery_image.position'),
  ).as('gallery'),
] as const;
