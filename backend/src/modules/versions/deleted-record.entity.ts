import { PrimaryKeyProp, type Opt, type Rel } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { unaudited } from '../../platform/audit/marks.js';
import { Image } from '../files/entities.js';
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

/** A record that was deleted and can be brought back for a while. */
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

/** A row of a deleted record, as it was: of its own table, or of one whose rows were deleted with it. */
@Entity({ comment: unaudited('the record that was deleted has the line') })
@Index({ properties: ['opinionId'] })
export class DeletedRow {
  @PrimaryKey({ type: 'integer', generated: 'by default as identity' })
  id!: number;

  @ManyToOne(() => DeletedRecord, { deleteRule: 'cascade' })
  deletedRecord!: Rel<DeletedRecord>;

  @Property({ type: 'string', length: 63 })
  tableName!: string;

  /** The opinion whose words these are: a client's, erased with everything else of that client. */
  @Property({ type: 'integer', nullable: true })
  opinionId!: number | null;

  @Property({ type: 'json' })
  content!: Record<string, unknown>;
}

/** A picture that a deleted record shows, and that the clean-up of pictures therefore leaves alone. */
@Entity({ comment: unaudited('the record that was deleted has the line') })
export class DeletedRecordImage {
  [PrimaryKeyProp]?: ['deletedRecord', 'image'];

  @ManyToOne(() => DeletedRecord, { primary: true, deleteRule: 'cascade' })
  deletedRecord!: Rel<DeletedRecord>;

  @ManyToOne(() => Image, { primary: true, deleteRule: 'restrict' })
  image!: Rel<Image>;
}
