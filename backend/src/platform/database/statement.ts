import { setTimeout as wait } from 'node:timers/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type Compilable, type RawBuilder } from 'kysely';
import { LRUCache } from 'lru-cache';
import { query } from './query.js';
import { isConnectionLost } from './database-errors.js';

/** Stands in the text of a statement for a value. */
export type Placeholder<Value> = RawBuilder<Value>;

/**
 * The placeholders of a statement's values. A list has one for each item. A value that is null or left out has none.
 * Then its condition must not be in the statement, because PostgreSQL uses an index only for a condition
 * that always applies.
 */
export type Placeholders<Values> = {
  [Name in keyof Values]: NonNullable<Values[Name]> extends readonly (infer Item)[]
    ? Placeholder<Item>[]
    : | Placeholder<NonNullable<Values[Name]>>
      | ([Extract<Values[Name], null | undefined>] extends [never] ? never : undefined);
};

type Named = Readonly<Record<string, unknown>>;

/** A parameter: the name of the value that it is bound to when the statement runs. */
class Parameter {
  constructor(
    readonly name: string,
    readonly index?: number,
  ) {}

  of(values: Named): unknown {
    const value = values[this.name];
    return this.index === undefined ? value : (value as unknown[])[this.index];
  }
}

/** A text for one shape of the values. */
interface Text {
  text: string;
  /** Its name as a prepared statement. Undefined where it is planned for its values each time. */
  name: string | undefined;
  /** Whether it changes nothing. */
  reads: boolean;
}

/** Most texts that are kept of one statement: more than filters make. It limits those that words of searches make. */
const KEPT = 100;

/**
 * Pauses before a read is retried, in milliseconds. A server that cuts one connection cuts others: in a pause the pool
 * hears of them and drops them.
 */
const RETRIES_MS = [25, 100];

/** A statement that is written, and checked against the tables' types, before the values are known. */
export class Statement<Values extends object, Row extends object> {
  private readonly kept = new LRUCache<string, Text & { parameters: readonly unknown[] }>({ max: KEPT });

  constructor(
    private readonly build: (placeholders: Placeholders<Values>) => Compilable<Row>,
    private readonly isByKey: boolean,
  ) {}

  /** Its rows, within the transaction of `em` if it has one. Outside of one, a read is retried after a lost connection. */
  async rows(em: EntityManager, ...given: Arguments<Values>): Promise<Row[]> {
    const { text, values, name, reads } = this.with(...given);
    if (em.isInTransaction()) return query<Row>(em, text, values);
    const send = async (): Promise<Row[]> => {
      // Kysely, which runs the others and transactions, would cost more and do nothing for a prepared one.
      if (name === undefined) return query<Row>(em, text, values);
      const pool = await em.getConnection().getNativeClient();
      return (await pool.query<Row>({ name, text, values })).rows;
    };
    for (const pause of reads ? RETRIES_MS : []) {
      try {
        return await send();
      } catch (error) {
        if (!isConnectionLost(error)) throw error;
        await wait(pause);
      }
    }
    return send();
  }

  /** Its first row, for statements that give one or none. */
  async first(em: EntityManager, ...given: Arguments<Values>): Promise<Row | undefined> {
    return (await this.rows(em, ...given))[0];
  }

  /** What is sent to the database for these values. */
  with(...[given]: Arguments<Values>): Text & { values: unknown[] } {
    const named = { ...given } as Named;
    const { parameters, ...text } = this.textFor(named);
    const values = parameters.map((parameter) => (parameter instanceof Parameter ? parameter.of(named) : parameter));
    return { ...text, values };
  }

  /** The text for values such as these. Writing it takes a quarter of a millisecond, so it is done once. */
  private textFor(values: Named): Text & { parameters: readonly unknown[] } {
    const shape = shapeOf(values);
    const known = this.kept.get(shape);
    if (known) return known;
    const { sql: text, parameters, query: node } = this.build(placeholdersOf(values) as Placeholders<Values>).compile();
    const reads = node.kind === 'SelectQueryNode';
    const written = { text, parameters, name: this.isByKey ? nameOf(text) : undefined, reads };
    this.kept.set(shape, written);
    return written;
  }
}

/** The values may be left out where none has to be given. */
type Arguments<Values> = object extends Values ? [given?: Values] : [given: Values];

/** What makes the text differ: which values are given, and how many items lists have. */
function shapeOf(values: Named): string {
  let shape = '';
  for (const name in values) {
    const value = values[name];
    if (Array.isArray(value)) shape += `${name}:${value.length} `;
    else if (value !== null && value !== undefined) shape += `${name} `;
  }
  return shape;
}

function placeholdersOf(values: Named): Named {
  const placeholderOf = (name: string, value: unknown) =>
    Array.isArray(value) ? value.map((_, index) => sql.val(new Parameter(name, index))) : sql.val(new Parameter(name));
  const given = Object.entries(values).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(given.map(([name, value]) => [name, placeholderOf(name, value)]));
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
 * @param byKey for a statement that reads rows by their keys and has no list among its values: PostgreSQL plans it once on
 *   each connection, because planning takes as long as reading. Any other is planned for its values each time.
 */
export const statement = <Values extends object, Row extends object>(
  build: (placeholders: Placeholders<Values>) => Compilable<Row>,
  { byKey = false }: { byKey?: boolean } = {},
): Statement<Values, Row> => new Statement(build, byKey);
