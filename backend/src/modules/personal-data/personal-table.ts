import type { Tables } from '../../platform/database/tables.js';

/** What remains in a column after a client's data are erased: nothing, this text, or these fields of a document. */
export type Left = null | string | { fields: readonly string[] };

/** A table with data about clients. Each row belongs to a request, directly or through another table. */
export interface PersonalTable {
  table: string;
  /** What staff call its rows. */
  title: string;
  /**
   * The column that links a row to its request, or to a row of another declared table, there by id or `by`. A column
   * with a list of numbers links to several requests.
   */
  belongs: { column: string; to?: string; by?: string; list?: true };
  /** Columns with data about the client, and what remains of each; or rows that are deleted. */
  erased: 'rows' | Record<string, Left | undefined>;
  /** Rows with this value stay, with the remains of `erased`. All others are deleted. */
  stays?: { column: string; value: string };
  /** Text columns that are not about the client. A column in neither list fails a test. */
  kept: readonly string[];
}

type ColumnOf<Table extends keyof Tables> = keyof Tables[Table];

/** The same, with the table's names. */
interface NamedTable<Table extends keyof Tables> extends PersonalTable {
  table: Table;
  belongs: { column: ColumnOf<Table> & string; to?: keyof Tables; by?: string; list?: true };
  erased: 'rows' | Partial<Record<ColumnOf<Table>, Left>>;
  stays?: { column: ColumnOf<Table> & string; value: string };
  kept: readonly (ColumnOf<Table> & string)[];
}

/** Declares a table with data about clients; its columns are checked against the tables' types. */
export const personalTable = <Table extends keyof Tables>(table: NamedTable<Table>): PersonalTable => table;

/**
 * Declares the mails about a record, so that none leaves after a client is blocked or erased. Their kind and result stay;
 * their words and the address are only in the record.
 * @param belongs the column that links a mail to its record
 * @param snapshot what remains of the event's facts
 */
export const personalMails = (belongs: NamedTable<'mail'>['belongs'], snapshot: Left = null): PersonalTable =>
  personalTable({
    table: 'mail',
    title: 'Correos',
    belongs,
    // Another server's words may reveal the address, and the mark would prove it.
    erased: { sent_to: null, reply: null, snapshot },
    kept: ['kind', 'message_key', 'problem', 'state', 'status_code', 'thread'],
  });
