import { type Opt } from '@mikro-orm/core';
import { Check, Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { unaudited } from '../../platform/audit/marks.js';
import type { KindName } from './kept-kind.js';

/** Days for which a deleted record can be brought back. */
export const KEPT_DAYS = 30;

/** A reference to a deleted record that became empty with the deletion. */
export interface LostReference {
  table: string;
  column: string;
  /** The row that referred to it … */
  id: number;
  /** … and what it referred to. */
  to: number;
}

/** A record that was deleted and can be brought back for a while. It keeps the pictures that it shows, by references. */
@Entity({ comment: unaudited('the record that was deleted has the line') })
@Check({ name: 'deleted_record_kind_check', expression: "kind ~ '^[a-z_]+$'" })
@Index({ properties: ['at', 'id'] })
export class DeletedRecord {
  @PrimaryKey({ type: 'integer', generated: 'by default as identity' })
  id!: number;

  @Property({ type: 'string', length: 40 })
  kind!: KindName;

  @Property({ type: 'integer' })
  recordId!: number;

  /** What it was called. */
  @Property({ type: 'string', length: 200 })
  name!: string;

  @Property({ type: 'Date', defaultRaw: 'now()' })
  at: Opt<Date> = new Date();

  @Property({ type: 'integer', nullable: true })
  personId!: number | null;

  @Property({ type: 'string', length: 200, nullable: true })
  personName!: string | null;

  @Property({ type: 'json' })
  lost!: LostReference[];
}
