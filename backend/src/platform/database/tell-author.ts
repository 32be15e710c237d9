import { Client, escapeLiteral, type ClientConfig } from 'pg';
import { REPLICAS } from './living-replicas.js';
import { DONE, SHARED, shareTrips, type SharedTrip } from './shared-trips.js';
import { STRICT_COUNTS } from './strict-counts.js';
import { AUTHOR, authorSaid } from '../audit/author.js';

/** The beginning of a transaction, and nothing after it. */
const BEGIN = /^(begin|start transaction)\b[^;]*$/i;
const END = /^(commit|rollback)\s*$/i;
const WRITE = /^\s*(insert|update|delete|merge|truncate)\b/i;

/** A statement that begins with named parts writes where one of them does, or what follows them. */
const WITH_PARTS = /^\s*with\b/i;
const WRITES_SOMEWHERE = /\b(insert|update|delete|merge)\b/i;

const isWrite = (text: string): boolean => WRITE.test(text) || (WITH_PARTS.test(text) && WRITES_SOMEWHERE.test(text));

/**
 * Within a transaction PostgreSQL may keep the plan of a prepared statement. There it is asked for rows by their keys, and it
 * asks so itself for each row that a new one refers to: planning that anew took longer than finding the row.
 */
const KEPT_PLANS = 'set local plan_cache_mode = auto';

/**
 * A merge join costs little on paper where one side ends early, by what PostgreSQL counted last: opinions of the first chefs only. For
 * the opinion of a chef who came after that it read all chefs up to that one.
 */
const NO_MERGE_JOINS = 'set local enable_mergejoin = off';

/**
 * What shares trips asks for rows by their keys, and so do the foreign keys and the log of what it writes. Plans of these are kept:
 * one that was made while a table was empty would read all of it, however many rows it has by now, until PostgreSQL has counted
 * them again. So such plans are made with the indexes.
 */
const BY_KEYS = 'set local enable_seqscan = off';

/**
 * They are kept from the first time. Left to itself, PostgreSQL plans what asks for the rows of a list anew each time: it supposes ten of them for any
 * list, and takes planning for three to be worth it.
 */
const ALWAYS_KEPT = 'set local plan_cache_mode = force_generic_plan';

/** Tables without lines that are written often. */
const UNHEARD = new RegExp(`\\b(${STRICT_COUNTS}|${REPLICAS})\\b`);

type Query = (...given: unknown[]) => unknown;
type Callback = (error: Error | null) => void;

/** How many results the beginning of a transaction has whose first statements share a trip. */
const BEGUN = 5;

/** The beginning of a transaction that waits for its first statement. */
interface Beginning {
  text: string;
  /** What is set besides how plans are kept. */
  settings: string;
}

/**
 * Lets a connection tell the database who writes (`author`), which the triggers of the log read. With a transaction that
 * costs no trip: the setting travels with its beginning, and ends with it. Before a statement that writes outside of one,
 * it is sent.
 *
 * The beginning waits for the first statement. Where that has no values, as one that takes locks, or shares its trip anyway
 * (`shareTrips`), both travel as one text. A transaction without any statement is not begun.
 */
export function tellAuthor(client: Client): void {
  // The driver's type has a form for each way to ask; all of them are passed on as they came.
  const query = client.query.bind(client) as Query;
  let within = false;
  let beginning: Beginning | undefined;
  const telling: Query = (statement, ...more) => {
    const text = typeof statement === 'string' ? statement : textOf(statement);
    if (BEGIN.test(text)) {
      within = true;
      const begin = `${NO_MERGE_JOINS}; set local ${AUTHOR} = ${escapeLiteral(authorSaid())}`;
      if (typeof more.at(-1) === 'function') return query(`${text}; ${KEPT_PLANS}; ${begin}`, ...more);
      beginning = { text, settings: begin };
      return Promise.resolve(DONE);
    }
    const begun = beginning;
    beginning = undefined;
    if (END.test(text)) {
      within = false;
      if (begun) return Promise.resolve(DONE);
    }
    if (text === SHARED) return query(statement, begun ? [withBegin(begun, more[0])] : more[0]);
    if (begun) {
      const begin = `${begun.text}; ${KEPT_PLANS}; ${begun.settings}`;
      return isBare(statement, more) ? asOne(query, begin, text) : after(query, begin, statement, more);
    }
    if (within || !isWrite(text) || UNHEARD.test(text)) return query(statement, ...more);
    return after(query, `set ${AUTHOR} = ${escapeLiteral(authorSaid())}`, statement, more);
  };
  Object.assign(client, { query: telling });
}

/** The trip with the beginning of its transaction. */
function withBegin({ text, settings }: Beginning, values: unknown): SharedTrip {
  // Nobody else asks so than `askTogether`.
  const [{ statements }] = values as [SharedTrip];
  const begin = `${text}; ${ALWAYS_KEPT}; ${settings}; ${BY_KEYS}`;
  return { statements: [{ text: begin, results: BEGUN }, ...statements] };
}

/** Whether it is a text without values, whose answer is promised. */
const isBare = (statement: unknown, [values, callback]: unknown[]): boolean =>
  typeof statement === 'string' && callback === undefined && (values === undefined || isEmpty(values));

const isEmpty = (values: unknown): boolean => Array.isArray(values) && values.length === 0;

/** Sends both in one text. @returns what the second answers */
async function asOne(query: Query, first: string, second: string): Promise<unknown> {
  return ((await query(`${first}; ${second}`)) as unknown[]).at(-1);
}

/** Sends the one, and then the other, which is not sent where the first fails. */
function after(query: Query, first: string, statement: unknown, more: unknown[]): unknown {
  const last = more.at(-1);
  if (typeof last !== 'function') return (query(first) as Promise<unknown>).then(() => query(statement, ...more));
  const tell = last as Callback;
  return query(first, (error: Error | null) => (error ? tell(error) : query(statement, ...more)));
}

/** The text of a statement that the driver is given as an object; nothing for a cursor. */
function textOf(statement: unknown): string {
  const { text } = (statement ?? {}) as { text?: unknown };
  return typeof text === 'string' ? text : '';
}

/** A connection that tells who writes, for pools without time limits. */
export class TellingClient extends Client {
  constructor(config?: ClientConfig) {
    super(config);
    shareTrips(this);
    tellAuthor(this);
  }
}
