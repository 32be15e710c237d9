import { ApiProperty } from '@nestjs/swagger';
import { listQuery } from '../../platform/http/list-query.js';
import { INT4_MAX, type FieldSchema } from '../../platform/http/fields.js';
import { AUDIT_ACTIONS, AUDIT_ACTORS, type AuditAction, type AuditActor } from '../../platform/audit/audit-values.js';
import { ALL_KINDS, AUDIT_KINDS } from './audit-kinds.js';

/** A word with the names that people read. */
const Named = (schema: FieldSchema): PropertyDecorator => ApiProperty(schema);

/** The log, the latest first: without `page` and `perPage`, the latest ten thousand that match. */
export class ListAuditLinesQuery extends listQuery({
  search: 'The beginning of what the record was called at that moment, or its number.',
  filters: {
    person: { upTo: INT4_MAX, description: 'Id of the member of staff who did it.' },
    kind: { of: ALL_KINDS, description: 'What it was done to.' },
    record: { upTo: INT4_MAX, description: 'Id of the record; with its `kind`.' },
    day: { day: 'The day in Chile.' },
  },
  orders: ['at'],
  order: '-at',
  ordering: 'Order; the latest first unless said.',
}) {}

/** A field that was changed. */
export class AuditChangeDto {
  /**
   * Its name in the table.
   * @example "price_per_person"
   */
  field!: string;

  /** Whether the log keeps no values: they are personal or secret. Both sides are null then. */
  hidden!: boolean;

  /**
   * What it was; several texts where it is a list, null where it was empty. What a number refers to stands there by its present
   * name, unless it is gone or has none.
   */
  @ApiProperty({ type: [String], nullable: true, example: ['45000'] })
  was!: string[] | null;

  /** What it became. */
  @ApiProperty({ type: [String], nullable: true, example: ['50000'] })
  now!: string[] | null;
}

/** What somebody did to a record, or otherwise. Nobody can change it. */
export class AuditLineDto {
  /** @example 1024 */
  id!: number;

  @ApiProperty({ type: 'string', format: 'date-time' })
  at!: string;

  @Named({ enum: Object.keys(AUDIT_ACTIONS), 'x-names': AUDIT_ACTIONS })
  action!: AuditAction;

  /** What it was done to: the name of a table, or 'session'. */
  @Named({ type: 'string', example: 'chef', 'x-names': AUDIT_KINDS })
  kind!: string;

  /** Id of the record; null where it is about none. */
  @ApiProperty({ type: 'integer', nullable: true, example: 12 })
  record_id!: number | null;

  /** What it was called at that moment; null where it has no name, or where that is personal. */
  @ApiProperty({ type: 'string', nullable: true, example: 'Ana María Pérez' })
  record_name!: string | null;

  /** A member of staff, a client or visitor, the product by itself, or somebody in the database. */
  @ApiProperty({ enum: AUDIT_ACTORS })
  actor!: AuditActor;

  @ApiProperty({ type: 'integer', nullable: true, example: 4 })
  person_id!: number | null;

  /** Who it was, by the name of that moment; the name of the job where the product did it. */
  @ApiProperty({ type: 'string', nullable: true, example: 'Camila Rojas' })
  actor_name!: string | null;

  /** Id of the request, as in the logs. */
  @ApiProperty({ type: 'string', nullable: true, example: '0d1f8f5e-8d1c-4a55-9d0e-0f6f3f1a5b7c' })
  request_id!: string | null;

  @ApiProperty({ type: [AuditChangeDto] })
  changes!: AuditChangeDto[];
}
