import { ApiProperty } from '@nestjs/swagger';
import { QueryIds } from '../../platform/http/value/params.js';
import { ImageDto } from '../files/index.js';
import { LookupDto } from '../lookups/index.js';
import { ProposalFactsDto } from '../proposals/index.js';
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
export class ShortlistProposalDto extends ProposalFactsDto {
  id!: number;

  /** @example "Pastel de choclo" */
  dish_name!: string;

  /** The experience's address: /experiencia/{slug}. */
  slug!: string;

  profile_image!: ImageDto;

  modalities!: LookupDto[];

  chef!: ShortlistProposalChefDto;
}

/** What is still there of what was kept. */
export class ShortlistDto {
  chefs!: ShortlistChefDto[];

  proposals!: ShortlistProposalDto[];
}
