import { PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { unaudited } from '../../../platform/audit/marks.js';

/** What a document is: of whom, and for which call. */
export const DOCUMENT_KINDS = ['chef_card', 'chef_page', 'proposal_card', 'proposal_page'] as const;

export type DocumentName = (typeof DOCUMENT_KINDS)[number];

/**
 * What visitors are told of a chef or an experience, as finished JSON. It counts only while nothing has changed of the chef since
 * it was made (`CatalogueRevision`); whoever finds none that counts makes it from the tables. PostgreSQL may lose all of them, and
 * does after a crash (the table is unlogged).
 */
@Entity({ comment: unaudited('made from the rows of the catalogue') })
export class CatalogueDocument {
  [PrimaryKeyProp]?: ['kind', 'recordId'];

  @PrimaryKey({ type: 'string', length: 20 })
  kind!: DocumentName;

  /** The chef or the experience. */
  @PrimaryKey({ type: 'integer' })
  recordId!: number;

  /** The chef whose revision counts. */
  @Property({ type: 'integer' })
  chefId!: number;

  /** The revision of the rows from which it was made. */
  @Property({ type: 'bigint' })
  revision!: string;

  /** By what code it was made: another release may write other members. */
  @Property({ type: 'string', length: 24 })
  form!: string;

  @Property({ type: 'text' })
  body!: string;
}
