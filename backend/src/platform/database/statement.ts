import { setTimeout as wait } from 'node:timers/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type Compilable, type RawBuilder } from 'kysely';
import { LRUCache } from 'lru-cache';
import { query } from './query.js';
import { isConnectionLost } from './database-errors.js';

/** Where a value stands in the text of a statement. */
export type Place<Value> = RawBuilder<Value>;

/**
 * The places of the values that a statement is given. A list has one for each item. A value that is null or left out
 * has no place. Then its condition must not be in the statement, because PostgreSQL uses an index only for a condition
 * that always applies.
 */
export type Places<Values> = {
  [Name in keyof Values]: NonNullable<Values[Name]> extends readonly (infer Item)[]
    ? Place<Item>[]
    : | Place<NonNullable<Values[Name]>>
      | ([Extract<Values[Name], null | undefined>] extends [never] ? never : undefined);
};

/** Stands for a value until the statement is run. */
class Given {
  constructor(
    readonly name: string,
    readonly index?: number,
  ) {}

  of(values: Readonly<Record<string, unknown>>): unknown {
    const value = values[this.name];
    return this.index === undefined ? value : (value as unknown[])[this.index];
  }
}

/** A text of the statement, and what stands for its parameters. */
interface Written {
  text: string;
  parameters: readonly unknown[];
  /** Its name as a prepared statement. Undefined where it is planned for its values each time. */
  name?: string;
  reads: boolean;
}

/** What is sent to the database. */
interface Prepared {
  text: string;
  values: unknown[];
  name?: string;
  /** Whether it changes nothing. */
  reads: boolean;
}

/**
 * Most texts that are kept of one statement. It is more than filters can make, and it limits the texts that words of
 * searches make.
 */
const KEPT = 100;

/**
 * Pauses before a read is retried, in milliseconds. A server that cuts one connection cuts others: in a pause the pool
 * hears of them and drops them.
 */
const RETRIES_MS = [25, 100];

/** A statement that is written, and checked against the tables' types, before the values are known. */
export class Statement<Values extends object, Row extends object> {
  private readonly kept = new LRUCache<string, Written>({ max: KEPT });

  constructor(
    private readonly build: (places: Places<Values>) => Compilable<Row>,
    private readonly isByKey: boolean,
  ) {}

  /**
   * Its rows, within the transaction of `em` if it has one. Outside of one, a read is retried when its connection was
   * lost.
   */
  async rows(em: EntityManager, ...given: Arguments<Values>): Promise<Row[]> {
    const prepared = this.with(...given);
    if (em.isInTransaction()) return query<Row>(em, prepared.text, prepared.values);
    for (const pause of prepared.reads ? RETRIES_MS : []) {
      try {
        return await send<Row>(em, prepared);
      } catch (error) {
        if (!isConnectionLost(error)) throw error;
        await wait(pause);
      }
    }
    return send<Row>(em, prepared);
  }

  /** Its first row, for statements that give one or none. */
  async first(em: EntityManager, ...given: Arguments<Values>): Promise<Row | undefined> {
    return (await this.rows(em, ...given))[0];
  }

  /** What is sent to the database for these values. */
  with(...[given]: Arguments<Values>): Prepared {
    const named = { ...given } as Record<string, unknown>;
    const { text, parameters, name, reads } = this.written(named);
    const values = parameters.map((parameter) => (parameter instanceof Given ? parameter.of(named) : parameter));
    return { text, values, name, reads };
  }

  /** The text for values such as these. Writing it takes a quarter of a millisecond, so it is done once. */
  private written(values: Readonly<Record<string, unknown>>): Written {
    const shape = shapeOf(values);
    const known = this.kept.get(shape);
    if (known) return known;
    const { sql: text, parameters, query: node } = this.build(placesOf(values) as Places<Values>).compile();
    const reads = node.kind === 'SelectQueryNode';
    const written = { text, parameters, name: this.isByKey ? nameOf(text) : undefined, reads };
    this.kept.set(shape, written);
    return written;
  }
}

async function send<Row extends object>(em: EntityManager, { name, text, values }: Prepared): Promise<Row[]> {
  // Kysely, which runs the others and transactions, would cost more and do nothing for it.
  if (name === undefined) return query<Row>(em, text, values);
  const pool = await em.getConnection().getNativeClient();
  return (await pool.query<Row>({ name, text, values })).rows;
}

/** The values may be left out where none has to be given. */
type Arguments<Values> = object extends Values ? [given?: Values] : [given: Values];

/** What makes the text differ: which values are given, and how many items lists have. */
function shapeOf(values: Readonly<Record<string, unknown>>): string {
  let shape = '';
  for (const name in values) {
    const value = values[name];
    if (Array.isArray(value)) shape += `${name}:${value.length} `;
    else if (value !== null && value !== undefined) shape += `${name} `;
  }
  return shape;
}

function placesOf(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const given = Object.entries(values).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(
    given.map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map((_, index) => sql.val(new Given(name, index))) : sql.val(new Given(name)),
    ]),
  );
}

/** The names of prepared texts, the same on every connection. Their texts are few, because no list is among their values. */
const names = new Map<string, string>();

function nameOf(text: string): string {
  const name = names.get(text) ?? `by_key_${names.size + 1}`;
  names.set(text, name);
  return name;
}

/**
 * A statement whose text is written once for each shape of its values.
 * @param build writes it with the tables' types
 * @param byKey for a statement that reads rows by their keys and has no list among its values: it is prepared, so that PostgreSQL plans it
 *   once on each connection. Planning takes as long as reading there. Any other is planned for its values each time.
 */
export const statement = <Values extends object, Row extends object>(
  build: (places: Places<Values>) => Compilable<Row>,
  { byKey = false }: { byKey?: boolean } = {},
): Statement<Values, Row> => new Statement(build, byKey);
