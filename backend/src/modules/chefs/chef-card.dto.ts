import { ApiProperty } from '@nestjs/swagger';
import { INT4_MAX, Text, Whole } from '../../platform/http/fields.js';
import { ImageDto } from '../files/index.js';
import { LookupDto } from '../lookups/index.js';
import { SearchFactsDto } from './search-facts.dto.js';

/** Which chefs to find; 0 means all. Filters combine with AND. */
export class SearchChefsDto extends SearchFactsDto {
  @Whole({ min: 0, max: INT4_MAX, optional: true, description: 'Food type; 0 for all.', example: 0 })
  foodId?: number | null;

  @Whole({ min: 0, max: INT4_MAX, optional: true, description: 'City; 0 for all.', example: 0 })
  cityId?: number | null;

  @Whole({ min: 0, max: INT4_MAX, optional: true, description: 'Format; 0 for all.', example: 1 })
  modalityId?: number | null;

  @Text({
    max: 100,
    optional: true,
    description:
      'Words; each must stand in the name, the description, a food type, format or commune, or in the dish or a diet of an experience: whole, in part, with another usual ending, or, of one or two letters, where a word begins. At most the first eight. Case and accents do not matter.',
    example: 'chilena',
  })
  search?: string | null;
}

/** A food type of a chef. The name is one level down, where clients of this API expect it. */
export class ChefFoodTypeDto {
  food_type!: LookupDto;
}

/** A city of a chef. The name is one level down, where clients of this API expect it. */
export class ChefCityDto {
  city!: LookupDto;
}

/** What the public lists show of a chef. Never e-mail, phone, networks, state or flags. */
export class ChefCardDto {
  /** @example 1 */
  id!: number;

  /** @example "Ana María Pérez" */
  chef_name!: string;

  /**
   * The chef's address: /chef/{slug}.
   * @example "Ana-María-Pérez"
   */
  slug!: string;

  description!: string;

  profile_image!: ImageDto;

  /** Whole CLP; null when not registered. */
  @ApiProperty({ type: 'integer', nullable: true, example: 45000 })
  price_per_person!: number | null;

  modalities!: LookupDto[];

  chef_food_types!: ChefFoodTypeDto[];

  chef_cities!: ChefCityDto[];
}

/** A page of the public list. Its members stand at the top level of the body, not in `data`. */
export class ActiveChefsAnswer {
  /** @example 200 */
  status!: number;

  /** @example "Chefs" */
  msg!: string;

  chefs!: ChefCardDto[];

  /** Whether a next page has rows. */
  showMoreButton!: boolean;
}
