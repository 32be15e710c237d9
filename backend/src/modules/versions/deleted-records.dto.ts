import { ApiProperty } from '@nestjs/swagger';

/** How many rows of a kind were deleted with a record. */
export class DeletedPartDto {
  /** @example "experiencias" */
  name!: string;

  /** @example 12 */
  count!: number;
}

/** A deleted record that can be brought back. */
export class DeletedRecordDto {
  id!: number;

  /**
   * What it was.
   * @example "Chef"
   */
  kind_name!: string;

  /**
   * What it was called.
   * @example "Ana María Pérez"
   */
  name!: string;

  @ApiProperty({ type: 'string', format: 'date-time' })
  at!: string;

  /** Who deleted it, by the name of that moment. */
  @ApiProperty({ type: 'string', nullable: true, example: 'Ana Pérez' })
  by!: string | null;

  /** Until when it can be brought back. */
  @ApiProperty({ type: 'string', format: 'date-time' })
  until!: string;

  /** What was deleted with it, and comes back with it. */
  parts!: DeletedPartDto[];
}

/** The same as the database has it. */
export interface DeletedRecordRow extends Omit<DeletedRecordDto, 'kind_name' | 'parts'> {
  kind: string;
  counts: Record<string, number>;
}

/** What of a record could not come back as it was. */
export class BroughtBackDto {
  /** @example ["La dirección /chef/Ana-María-Pérez ya es de otro: ahora es /chef/Ana-María-Pérez-2."] */
  notes!: string[];
}
