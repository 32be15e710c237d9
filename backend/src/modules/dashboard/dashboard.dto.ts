import { ApiProperty } from '@nestjs/swagger';
import { COMPANY_FIELDS, type CompanyField } from '../company/index.js';

const count = (example: number) => ApiProperty({ type: 'integer', minimum: 0, example });

/** The product in figures, and what of it is incomplete. */
export class DashboardSummaryDto {
  /** Chefs that visitors see. */
  @count(24)
  active_chefs!: number;

  /** Experiences of active chefs. */
  @count(61)
  experiences!: number;

  /** Opinions of clients, featured or not. */
  @count(72)
  opinions!: number;

  /** Requests for a quote that nobody has dealt with yet. */
  @count(3)
  new_requests!: number;

  /** People who were invited and have not signed in yet. Null for who is no administrator. */
  @ApiProperty({ type: 'integer', minimum: 0, nullable: true, example: 2 })
  people_waiting!: number | null;

  /** Active chefs who offer no experience. */
  @count(1)
  chefs_without_experiences!: number;

  /** Active chefs without a price per person. */
  @count(3)
  chefs_without_price!: number;

  /** Active chefs no search by food type finds. */
  @count(0)
  chefs_without_food_types!: number;

  /** Active chefs no search by city finds. */
  @count(0)
  chefs_without_cities!: number;

  /** Experiences of active chefs that do not say for how many people they are: no search by guests finds them. */
  @count(2)
  experiences_without_guests!: number;

  /** Experiences of active chefs that do not say how long they take. */
  @count(2)
  experiences_without_duration!: number;

  /** Experiences of active chefs that name no diet which they can serve: no search by diet finds them. */
  @count(4)
  experiences_without_diets!: number;

  /** Covers of the home page; it has room for three. */
  @count(3)
  headers!: number;

  /** What the company's page does not say yet. */
  @ApiProperty({ enum: COMPANY_FIELDS, isArray: true, example: ['linkedin'] })
  company_missing!: CompanyField[];
}
