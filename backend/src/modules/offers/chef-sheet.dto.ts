import { ApiProperty } from '@nestjs/swagger';
import { Whole, INT4_MAX } from '../../platform/http/fields.js';

/** A line of an event sheet. */
export class SheetFactDto {
  /** @example "Dónde" */
  name!: string;

  /** @example "Los Leones 120, Providencia" */
  value!: string;

  /**
   * How it differs from the sheet before; null where it does not.
   * @example "cambió; antes Providencia"
   */
  changed!: string | null;
}

/** An event sheet as its chef reads it, also what guests cannot eat. Of a cancelled evening it says only when it was. */
export class ChefSheetDto {
  chef_name!: string;

  /** @example "Ficha C-2026-0001: sábado, 5 de diciembre de 2026, 20:30" */
  title!: string;

  @ApiProperty({ type: 'string', format: 'date' })
  day!: string;

  /** @example "20:30" */
  starts_at!: string;

  cancelled!: boolean;

  facts!: SheetFactDto[];

  /** Where it is, for a map; empty where nobody said it. */
  place!: string;

  /** The version that is shown. */
  @ApiProperty({ type: 'integer' })
  sequence!: number;

  /** Whether it is newer than the one that came with the link. */
  newer!: boolean;

  /** When the chef said that this version arrived. */
  @ApiProperty({ type: 'string', format: 'date-time', nullable: true })
  confirmed_at!: string | null;
}

/** The chef says that a version arrived. */
export class ReceiveSheetDto {
  @Whole({ min: 0, max: INT4_MAX, description: 'The version that they read.', example: 0 })
  sequence!: number;
}
