import { escapeIdentifier, escapeLiteral, type Client } from 'pg';
import { nameOf } from './named-statements.js';

/** A statement that may share its trip to the database with others. */
export interface Sharing {
  text: string;
  /** Left out for a text that goes as it is. Any other is prepared: its text must be one of few. */
  values?: readonly unknown[];
  /** How many results a text without values has. */
  results?: number;
}

/** As a value: the id of the row that a statement before it in the same trip writes. */
export class IdToCome {
  constructor(readonly table: string) {}
}

/** What a connection has sent whole before. */
interface Known {
  /** Of statements that it has prepared. */
  names: Set<string>;
  /** The sequences that tables have their ids from, by the tables. */
  sequences: Map<string, string>;
}

const lastOf = (sequence: string): string => `currval(${sequence})`;

/** What a connection is asked for with `SHARED` in place of a text. */
export interface SharedTrip {
  statements: readonly Sharing[];
  /** Nobody asks for what they answer: they wait for the next statement, and travel with it if it is the commit. */
  waits?: boolean;
}

/** In place of the text of a statement: its value is a `SharedTrip`. PostgreSQL never sees it. */
export const SHARED = 'shared trip';

/** A result of the driver. */
interface Result {
  rows: unknown[];
}

type Query = (...given: unknown[]) => unknown;

/** What the driver answers to a statement without rows. */
export const DONE = { rows: [], rowCount: null, fields: [] };

const COMMIT = 'commit';
const ROLLBACK = 'rollback';

/**
 * Lets several statements of a transaction travel as one text. PostgreSQL runs them one after the other, each with what is there at its
 * beginning, and none after one that fails: as if they had come one by one.
 *
 * Prepared ones are run by their names (`execute`), with their plans. On a connection that has not prepared one of them yet, all go one by one,
 * which prepares them.
 */
export function shareTrips(client: Client): void {
  // The driver's type has a form for each way to ask; all of them are passed on as they came.
  const query = client.query.bind(client) as (...given: unknown[]) => Promise<unknown>;
  const known: Known = { names: new Set(), sequences: new Map() };
  let waiting: Sharing[] = [];

  const come = async (value: unknown): Promise<unknown> => {
    if (!(value instanceof IdToCome)) return value;
    const sequence = `pg_get_serial_sequence(${escapeLiteral(escapeIdentifier(value.table))}, 'id')`;
    const text = `select ${sequence} as sequence, ${lastOf(sequence)}::int as id`;
    const { rows } = (await query(text)) as { rows: { sequence: string; id: number }[] };
    // Finding it takes PostgreSQL as long as a small statement.
    if (rows[0]) known.sequences.set(value.table, rows[0].sequence);
    return rows[0]?.id;
  };

  const send = async (statements: readonly Sharing[]): Promise<Result[]> => {
    const texts = statements.map((one) => writtenOf(one, known));
    if (texts.every((text) => text !== undefined)) {
      const sent = { text: texts.join('; '), about: (statements.find(({ values }) => values) ?? statements[0])?.text };
      return [(await query(sent)) as Result | Result[]].flat();
    }
    const results: Result[] = [];
    for (const { text, values } of statements) {
      if (!values) {
        results.push(...[(await query(text)) as Result | Result[]].flat());
        continue;
      }
      const name = nameOf(text);
      results.push((await query({ name, text, values: await Promise.all(values.map(come)) })) as Result);
      known.names.add(name);
    }
    return results;
  };

  const sharing: Query = async (statement, ...more) => {
    if (statement === SHARED) {
      const [[{ statements, waits }]] = more as [[SharedTrip]];
      const all = [...waiting, ...statements];
      waiting = waits ? all : [];
      if (waits) return DONE;
      return { ...DONE, rows: rowsOf(statements, await send(all)) };
    }
    const before = waiting;
    waiting = [];
    if (before.length === 0 || statement === ROLLBACK) return query(statement, ...more);
    if (statement === COMMIT) return (await send([...before, { text: COMMIT }])).at(-1);
    await send(before);
    return query(statement, ...more);
  };
  Object.assign(client, {
    // Whoever wants to be called back has no transaction here, and nothing that waits.
    query: (...given: unknown[]) =>
      waiting.length === 0 && given[0] !== SHARED ? (query as Query)(...given) : sharing(...given),
  });
}

/** The rows of each statement; of a text with several results those of the last. Results of other statements may come before. */
function rowsOf(statements: readonly Sharing[], results: readonly Result[]): unknown[][] {
  let left = results.length;
  const backwards = statements.toReversed().map(({ results: some = 1 }) => {
    const rows = results[left - 1]?.rows ?? [];
    left -= some;
    return rows;
  });
  return backwards.toReversed();
}

/** As a part of a longer text. Undefined where the statement has to go alone. */
function writtenOf({ text, values }: Sharing, known: Known): string | undefined {
  if (!values) return text;
  const name = nameOf(text);
  if (!known.names.has(name)) return undefined;
  const literals = values.map((value) => (value instanceof IdToCome ? idOf(value, known) : literalOf(value)));
  if (literals.includes(undefined)) return undefined;
  return `execute ${name}${literals.length > 0 ? `(${literals.join(', ')})` : ''}`;
}

/** PostgreSQL remembers the last id that this connection has been given. */
function idOf({ table }: IdToCome, { sequences }: Known): string | undefined {
  const sequence = sequences.get(table);
  return sequence === undefined ? undefined : `${lastOf(quotedText(sequence))}::int`;
}

/** A value as PostgreSQL reads it for the type of the parameter. Undefined for one that the driver has to write. */
function literalOf(value: unknown): string | undefined {
  if (value === null) return 'null';
  if (typeof value === 'number' || typeof value === 'boolean') return `'${value}'`;
  // A text ends with its first zero byte.
  return typeof value === 'string' && !value.includes('\0') ? quotedText(value) : undefined;
}

/** What the driver's `escapeLiteral` writes, which puts the text together letter by letter: a form has some thousands. */
function quotedText(text: string): string {
  const quoted = `'${text.replaceAll("'", "''")}'`;
  return text.includes('\\') ? ` E${quoted.replaceAll('\\', '\\\\')}` : quoted;
}
