import { expressionBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Tables } from '../../platform/database/tables.js';
import { IMAGE, imageOf } from '../files/index.js';
import { ownChoices } from '../lookups/page-choices.columns.js';

const { ref, selectFrom } = expressionBuilder<Tables, 'chef'>();

const STAFF = ownChoices('chef', 'staff');
const SHOWN = ownChoices('chef', 'visitors');

/** The food types and cities of `chef`, for staff. */
export const CHEF_FOOD_TYPES = STAFF.foodTypes.as('chef_food_types');
export const CHEF_CITIES = STAFF.cities.as('chef_cities');

/** All formats, food types and cities of `chef`, for staff. */
export const CHEF_CHOICES = [STAFF.modalities.as('modalities'), CHEF_FOOD_TYPES, CHEF_CITIES] as const;

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
export const SHOWN_FORMATS = SHOWN.modalities.as('modalities');

/** The columns of `chef` for a ChefCardDto. Choices that staff hide from visitors are left out. */
export const CHEF_CARD = [
  ...CHEF_SUMMARY,
  SHOWN_FORMATS,
  SHOWN.foodTypes.as('chef_food_types'),
  SHOWN.cities.as('chef_cities'),
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
