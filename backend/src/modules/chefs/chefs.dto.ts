import { CreationKey, Email, Ids, Names, Phone, Price, ProfileUrl, Text, Version } from '../../platform/http/fields.js';
import { ImageField, ImageFields, type ImageInputDto } from '../files/index.js';
import { ChefName, OtherChefName } from './chef-name.js';
import { MAX_GALLERY } from './rules.js';

/** What staff write about a chef. */
export abstract class ChefFormDto {
  @ChefName()
  name!: string;

  @OtherChefName()
  chef_name?: string | null;

  @Text({
    max: 500,
    description: 'Shown on cards, cut at 100 characters.',
    example: 'Cocina chilena de temporada con productos de la feria y del mar.',
  })
  description!: string;

  @Text({
    max: 500,
    description: "Shown on the chef's page.",
    example: 'Doce años en restaurantes de Santiago y Lima.',
  })
  information!: string;

  @ImageField('profile')
  profile_image!: ImageInputDto;

  @ImageField('cover')
  cover_image!: ImageInputDto;

  @ImageFields('gallery', { min: 1, max: MAX_GALLERY })
  gallery!: ImageInputDto[];

  @Email({ description: 'Never public.' })
  email!: string;

  @Phone({ description: 'Never public.' })
  phone_number!: string;

  @ProfileUrl('instagram', { optional: true, example: 'https://instagram.com/anamaria' })
  instagram?: string | null;

  @ProfileUrl('facebook', { optional: true, example: 'https://facebook.com/anamaria' })
  facebook?: string | null;

  @ProfileUrl('x', { optional: true, example: 'https://x.com/anamaria' })
  x?: string | null;

  @Price({ optional: true, description: 'Price per person in whole CLP; null when not registered.' })
  price_per_person?: number | null;

  @Ids({ min: 1, max: 20, description: 'Ids of the formats.', example: [1] })
  modalities!: number[];

  @Names({
    max: 20,
    optional: true,
    description: 'Names of the food types; new ones are created.',
    example: ['Chilena'],
  })
  food_types?: string[] | null;

  @Names({
    max: 60,
    optional: true,
    description: 'Names of the cities; new ones are created.',
    example: ['Providencia'],
  })
  cities?: string[] | null;
}

/** What staff write about a chef for themselves: saved from the form, read for staff, and never public. */
export const CHEF_STAFF_FIELDS = [
  'email',
  'phone_number',
  'instagram',
  'facebook',
  'x',
] as const satisfies (keyof ChefFormDto)[];

/** A new chef. */
export class CreateChefDto extends ChefFormDto {
  @CreationKey()
  creation_key?: string | null;
}

/** A chef's new values; a stale version is refused with 409. */
export class UpdateChefDto extends ChefFormDto {
  @Version()
  version?: number | null;
}
