import { PrimaryKeyProp, type Opt, type Rel } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { unaudited } from '../../platform/audit/marks.js';
import { Image } from '../files/entities.js';
import type { KindName } from './kept-kind.js';

/** What a record was after a save. `VersionsRepository` writes it by a statement, and nothing changes it. */
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

  @Property({ type: 'integer' })
  number!: number;

  @Property({ type: 'Date', defaultRaw: 'now()' })
  at: Opt<Date> = new Date();

  /** Who saved it. The number stays when the person is deleted. Null for what was saved before versions were kept. */
  @Property({ type: 'integer', nullable: true })
  personId!: number | null;

  @Property({ type: 'string', length: 200, nullable: true })
  personName!: string | null;

  /** The number of the version that this save restored. */
  @Property({ type: 'integer', nullable: true })
  restoredFrom!: number | null;

  /** What the form holds, with the ids of pictures. */
  @Property({ type: 'json' })
  form!: Record<string, unknown>;
}

/** A picture that a version shows, and that the clean-up of pictures therefore leaves alone. */
@Entity({ comment: unaudited('the record that was saved has the line') })
export class RecordVersionImage {
  [PrimaryKeyProp]?: ['recordVersion', 'image'];

  @ManyToOne(() => RecordVersion, { primary: true, deleteRule: 'cascade' })
  recordVersion!: Rel<RecordVersion>;

  @ManyToOne(() => Image, { primary: true, deleteRule: 'restrict' })
  image!: Rel<Image>;
}
