import type { Type } from '@nestjs/common';
import type { EntityClass } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { SearchKeys } from '../../platform/database/search-keys.js';
import type { StoredRow } from './table-graph.repository.js';
import type { FieldNoteDto } from './versions.dto.js';

export const KEPT_KINDS = ['chef', 'proposal', 'comment', 'company', 'header', 'logo', 'form', 'text'] as const;
export type KindName = (typeof KEPT_KINDS)[number];

/** A stored record as staff read it. */
export interface KeptRow {
  id: number;
  version: number;
}

/** Rows of a deleted record that are about to come back, by table. They may be changed. */
export type ReturningRows = Map<string, StoredRow[]>;

/** Where the addresses of rows are kept: the current one in a column, all of them in a table of their own. */
export interface KeptAddresses {
  table: string;
  /** The column from which an address is made. */
  name: string;
  /** The table with `key`, and its column for the row. */
  slugs: string;
  owner: string;
  /** '/chef/' */
  path: string;
}

interface Returning {
  /** Addresses of its rows. Another record may have taken one by now. */
  readonly addresses?: readonly KeptAddresses[];
  /** What the product computes of its rows. */
  readonly keys?: readonly SearchKeys[];
  /**
   * Takes the locks and checks the limits of the service that creates such a record, and changes what cannot be as it was.
   * @returns what was changed, in Spanish
   * @throws where it cannot come back
   */
  prepare?(em: EntityManager, row: StoredRow, rows: ReturningRows): Promise<string[]>;
  /** Renews what other records keep of it, when it is there again. */
  settle?(em: EntityManager, row: StoredRow): Promise<void>;
}

/**
 * A kind of record whose versions are kept. Its module declares it once (`Versions.keep`). From then on every save of the
 * entity, in any service, adds a version of what the form edits, in its transaction.
 */
export interface KeptKind<Row extends KeptRow = KeptRow, Form extends object = object> {
  readonly name: KindName;
  /** What people call it: 'Chef'. */
  readonly title: string;
  /** What is watched for saves and deletions. */
  readonly entity: EntityClass<object>;
  /** The body that updates such a record: a version has its fields, and a restored one obeys its limits. */
  readonly form: Type<Form>;
  /** Fields of that body which are no part of a version, besides `version`. */
  readonly without?: readonly string[];
  /** Whether versions of this record are kept at all. */
  keeps?(entity: object): boolean;
  /** The stored record, within the transaction of `em`. Undefined if it does not exist. */
  read(em: EntityManager, id: number): Promise<Row | undefined>;
  nameOf(row: Row): string;
  /** Left out where nothing of the kind is deleted. */
  readonly returning?: Returning;
  /** Those fields of the form that the record has under other names. Pictures become their ids by themselves. */
  differently?(row: Row): Partial<Form>;
  /** What the form needs besides the fields of a version. */
  complete?(row: Row): Partial<Form>;
  /** What has become of what a version refers to, besides pictures. */
  notes?(em: EntityManager, id: number, form: Form): Promise<FieldNoteDto[]>;
  /** Saves the record through the service of the form, on the version that the form names. */
  save(id: number, form: Form): Promise<unknown>;
}
