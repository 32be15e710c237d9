import { type Opt } from '@mikro-orm/core';
import { Check, Entity, Index, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { unaudited } from '../../platform/audit/marks.js';
import type { KindName } from './kept-kind.js';

/**
 * What a record was after a save. It is written by statements (`VersionsRepository`) and never changed. It keeps the pictures
 * that it shows, by references, so that the clean-up of pictures leaves them alone.
 */
@Entity({ comment: unaudited('the record that was saved has the line') })
@Unique({ properties: ['kind', 'recordId', 'number'] })
@Check({ name: 'record_version_kind_check', expression: "kind ~ '^[a-z_]+$'" })
@Check({ name: 'record_version_number_check', expression: 'number >= 1' })
@Index({ properties: ['at'] })
export class RecordVersion {
  @PrimaryKey({ type: 'integer', generated: 'by default as identity' })
  id!: number;

  @Property({ type: 'string', length: 40 })
  kind!: KindName;

  @Property({ type: 'integer' })
  recordId!: number;

  /** The record's version. */
  @Property({ type: 'integer' })
  number!: number;

  @Property({ type: 'Date', defaultRaw: 'now()' })
  at: Opt<Date> = new Date();

  /** Who saved it. The number stays when the person is deleted. Null for what was saved before versions were kept. */
  @Property({ type: 'integer', nullable: true })
  personId!: number | null;

  /** The name of that moment. */
  @Property({ type: 'string', length: 200, nullable: true })
  personName!: string | null;

  /** The number of the version that this save restored. */
  @Property({ type: 'integer', nullable: true })
  restoredFrom!: number | null;

  /** What the form holds, with the ids of pictures. */
  @Property({ type: 'json' })
  form!: Record<string, unknown>;
}
