import { ApiProperty } from '@nestjs/swagger';
import { ImageDto } from '../files/index.js';
import { LookupDto } from '../lookups/index.js';

/** An experience on its chef's page. */
export class ChefProposalDto {
  id!: number;
  dish_name!: string;

  /** The experience's address: /experiencia/{slug}. */
  slug!: string;
  description!: string;
  profile_image!: ImageDto;

  /** Parte 1. */
  starter!: string;

  /** Parte 2. */
  main_course!: string;

  /** Parte 3. */
  dessert!: string;

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

/** A food type of an experience. The name is one level down, where clients of this API expect it. */
export class ProposalFoodTypeDto {
  food_type!: LookupDto;
}

/** A city of an experience. The name is one level down, where clients of this API expect it. */
export class ProposalCityDto {
  city!: LookupDto;
}

/** Everything staff see and edit of an experience. */
export class AdminProposalDto extends ChefProposalDto {
  chef_id!: number;
  modalities!: LookupDto[];
  proposal_food_types!: ProposalFoodTypeDto[];
  proposal_cities!: ProposalCityDto[];
  diets!: LookupDto[];

  /** The key under which a form created it; null where none was sent. */
  @ApiProperty({ type: 'string', format: 'uuid', nullable: true })
  creation_key!: string | null;

  /** Send it back with an update, so that nobody's changes are overwritten unseen. */
  version!: number;
}
