import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type Compilable, type RawBuilder } from 'kysely';
import { LRUCache } from 'lru-cache';
import { preparedQuery, query } from './query.js';

/** Where a value stands in the text of a statement. */
export type Place<Value> = RawBuilder<Value>;

/**
 * The places of the values that a statement is given. A list has one for each item. A value that may be null or left out
 * has none when it is: then nothing is asked, and nothing of it should stand in the statement, because PostgreSQL finds
 * rows by the index of a condition that stands there, not of one that might.
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
  /** False where it is one of endlessly many. */
  prepared: boolean;
}

/** Texts kept of one statement: more than filters make, and an end to those that the words of searches make. */
const KEPT = 100;

/** A statement that is written, and checked against the tables' types, before the values are known. */
export class Statement<Values extends object, Row extends object> {
  private readonly kept = new LRUCache<string, Written>({ max: KEPT });

  constructor(private readonly build: (places: Places<Values>) => Compilable<Row>) {}

  /** Its rows, within the transaction of `em` if it has one. */
  rows(em: EntityManager, ...given: Arguments<Values>): Promise<Row[]> {
    const { text, values, prepared } = this.with(...given);
    return (prepared ? preparedQuery : query)<Row>(em, text, values);
  }

  /** Its first row, for statements that give one or none. */
  async first(em: EntityManager, ...given: Arguments<Values>): Promise<Row | undefined> {
    return (await this.rows(em, ...given))[0];
  }

  /** What is sent to the database for these values. */
  with(...[given]: Arguments<Values>): { text: string; values: unknown[]; prepared: boolean } {
    const named = { ...given } as Record<string, unknown>;
    const { text, parameters, prepared } = this.written(named);
    const values = parameters.map((parameter) => (parameter instanceof Given ? parameter.of(named) : parameter));
    return { text, values, prepared };
  }

  /** The text for values such as these. Writing it takes a quarter of a millisecond, so it is done once. */
  private written(values: Readonly<Record<string, unknown>>): Written {
    const shape = shapeOf(values);
    const known = this.kept.get(shape);
    if (known) return known;
    const { sql: text, parameters } = this.build(placesOf(values) as Places<Values>).compile();
    const written = {
      text,
      parameters,
      prepared: !Object.values(values).some((value) => Array.isArray(value) && value.length > 0),
    };
    this.kept.set(shape, written);
    return written;
  }
}

/** The values may be left out where none has to be given. */
type Arguments<Values> = object extends Values ? [given?: Values] : [given: Values];

/** What values make the text differ: which are given, and of lists how many. */
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

/**
 * A statement whose text is written once for each shape of its values, prepared on each connection and planned for its
 * values. With items in a list it is not prepared: connections keep the text of what is, and there may be endlessly many.
 */
export const statement = <Values extends object, Row extends object>(
  build: (places: Places<Values>) => Compilable<Row>,
): Statement<Values, Row> => new Statement(build);
