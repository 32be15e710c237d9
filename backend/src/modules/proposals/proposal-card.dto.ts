import { ApiProperty } from '@nestjs/swagger';
import { INT4_MAX, Text, Whole } from '../../platform/http/fields.js';
import { SearchFactsDto } from '../chefs/index.js';
import { ImageDto } from '../files/index.js';
import { LookupDto } from '../lookups/index.js';
import { ProposalCityDto, ProposalFoodTypeDto } from './proposal-row.dto.js';

/** Which experiences to find; 0 means all. Filters combine with AND. */
export class SearchProposalsDto extends SearchFactsDto {
  @Whole({ min: 0, max: INT4_MAX, optional: true, description: 'Format; 0 for all.', example: 1 })
  modalityId?: number | null;

  @Whole({ min: 0, max: INT4_MAX, optional: true, description: 'City; 0 for all.', example: 0 })
  citySearchId?: number | null;

  @Whole({ min: 0, max: INT4_MAX, optional: true, description: 'Food type; 0 for all.', example: 0 })
  foodSearchId?: number | null;

  @Text({
    max: 100,
    optional: true,
    description:
      "Words; each must stand in the dish, the description, a food type, format, commune or diet, or the chef's name: whole, in part, with another usual ending, or, of one or two letters, where a word begins. At most the first eight. Case and accents do not matter.",
    example: 'chilena',
  })
  search?: string | null;
}

/** The chef of an experience, as the public site shows it. Nothing private. */
export class ProposalChefDto {
  /** @example "Ana María Pérez" */
  chef_name!: string;

  /**
   * The chef's address: /chef/{slug}.
   * @example "Ana-María-Pérez"
   */
  slug!: string;

  profile_image!: ImageDto;
}

/** What an experience costs, for how many people it is, and how long it takes. */
export abstract class ProposalFactsDto {
  /** The chef's price per person in whole CLP; null when not registered. */
  @ApiProperty({ type: 'integer', nullable: true, example: 45000 })
  price_per_person!: number | null;

  /** For how many people at least; null when not said. */
  @ApiProperty({ type: 'integer', nullable: true, example: 4 })
  guests_min!: number | null;

  /** For how many people at most; null when not said. */
  @ApiProperty({ type: 'integer', nullable: true, example: 14 })
  guests_max!: number | null;

  /** How long it takes, in minutes; null when not said. */
  @ApiProperty({ type: 'integer', nullable: true, example: 180 })
  duration_minutes!: number | null;
}

/** What the public lists show of an experience. */
export class ProposalCardDto extends ProposalFactsDto {
  /** @example 1 */
  id!: number;

  /** @example "Pastel de choclo en familia" */
  dish_name!: string;

  /**
   * The experience's address: /experiencia/{slug}.
   * @example "Pastel-de-choclo-en-familia"
   */
  slug!: string;

  description!: string;

  profile_image!: ImageDto;

  modalities!: LookupDto[];

  proposal_food_types!: ProposalFoodTypeDto[];

  proposal_cities!: ProposalCityDto[];

  chef!: ProposalChefDto;
}

/** A page of the public list. */
export class ProposalPageDto {
  proposals!: ProposalCardDto[];

  /** Whether a next page has rows. */
  showMoreButton!: boolean;
}
