import { type Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { unaudited } from '../../platform/audit/marks.js';
import { DeletedRecord } from './deleted-record.entity.js';

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
