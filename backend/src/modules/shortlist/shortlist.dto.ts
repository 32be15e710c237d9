import { ApiProperty } from '@nestjs/swagger';
import { QueryIds } from '../../platform/http/value/params.js';
import { ImageDto } from '../files/index.js';
import { LookupDto } from '../lookups/index.js';
import { MAX_CHOICES } from '../quotes/index.js';

/** What a visitor keeps on their device. */
export class FindShortlistQuery {
  @QueryIds({ max: MAX_CHOICES, optional: true, description: 'Chefs, with commas between their ids.', example: '1,2' })
  chefs: number[] = [];

  @QueryIds({
    max: MAX_CHOICES,
    optional: true,
    description: 'Experiences, with commas between their ids.',
    example: '3',
  })
  proposals: number[] = [];
}

/** A kept chef. */
export class ShortlistChefDto {
  id!: number;

  /** @example "Ana María Pérez" */
  chef_name!: string;

  /** The chef's address: /chef/{slug}. */
  slug!: string;

  profile_image!: ImageDto;

  /** Whole CLP; null when not registered. */
  @ApiProperty({ type: 'integer', nullable: true, example: 45000 })
  price_per_person!: number | null;

  modalities!: LookupDto[];
}

/** The chef of a kept experience. */
export class ShortlistProposalChefDto {
  id!: number;

  /** @example "Ana María Pérez" */
  chef_name!: string;
}

/** A kept experience. */
export class ShortlistProposalDto {
  id!: number;

  /** @example "Pastel de choclo" */
  dish_name!: string;

  /** The experience's address: /experiencia/{slug}. */
  slug!: string;

  profile_image!: ImageDto;

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

  modalities!: LookupDto[];

  chef!: ShortlistProposalChefDto;
}

/** What is still there of what was kept. */
export class ShortlistDto {
  chefs!: ShortlistChefDto[];

  proposals!: ShortlistProposalDto[];
}
