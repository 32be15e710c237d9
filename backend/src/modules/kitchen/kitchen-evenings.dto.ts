import { ApiProperty } from '@nestjs/swagger';
import { SheetFactDto } from '../offers/index.js';

/** Most evenings of one answer. */
export const MOST_EVENINGS = 100;

/** An evening of the chef, as the list shows it. */
export class KitchenEveningDto {
  id!: number;

  /** The day on which it begins. */
  @ApiProperty({ type: 'string', format: 'date' })
  day!: string;

  /** @example "20:30" */
  starts_at!: string;

  /** How long it lasts, in minutes. */
  minutes!: number;

  guests!: number;

  /** Empty where nobody may use the client's data. */
  commune!: string;

  /** @example "Íñigo" */
  client_first_name!: string;

  /** Whether it has ended: its sheet is there for three days. */
  over!: boolean;

  /** Whether its date waits for the client's payment. */
  to_confirm!: boolean;
}

/** What the chef needs to know to cook an evening. */
export class KitchenSheetDto {
  /** @example "Ficha C-2026-0001: sábado, 5 de diciembre de 2026, 20:30" */
  title!: string;

  facts!: SheetFactDto[];

  /** The version that is shown. */
  @ApiProperty({ type: 'integer' })
  sequence!: number;

  /** When the chef said that this version arrived. */
  @ApiProperty({ type: 'string', format: 'date-time', nullable: true })
  confirmed_at!: string | null;
}
