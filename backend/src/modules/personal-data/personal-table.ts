import type { Tables } from '../../platform/database/tables.js';

/** What is left in a column once a client's data are erased: nothing, this text, or these fields of a document. */
export type Left = null | string | { fields: readonly string[] };

/** A table that keeps data about clients. Each of its rows belongs to a request, directly or through another table. */
export interface PersonalTable {
  table: string;
  /** What staff call its rows. */
  title: string;
  /** The column by which a row belongs to a request, or to a row of another of these tables, there by its id or `by`. */
  belongs: { column: string; to?: string; by?: string };
  /** Columns with data about the client, and what erasing leaves of each; or rows that are deleted whole. */
  erased: 'rows' | Record<string, Left | undefined>;
  /** Columns with text that says nothing about the client. A column that is in neither list fails a test. */
  kept: readonly string[];
}

type ColumnOf<Table extends keyof Tables> = keyof Tables[Table];

/** The same, with the names of the table that it is about. */
interface NamedTable<Table extends keyof Tables> extends PersonalTable {
  table: Table;
  belongs: { column: ColumnOf<Table> & string; to?: keyof Tables; by?: string };
  erased: 'rows' | Partial<Record<ColumnOf<Table>, Left>>;
  kept: readonly (ColumnOf<Table> & string)[];
}

/** Declares a table with data about clients; its columns are checked against the tables' types. */
export const personalTable = <Table extends keyof Tables>(table: NamedTable<Table>): PersonalTable => table;
