import type { Client } from 'pg';
import { PLANNED_ONCE } from './choose-plans.js';

/**
 * When PostgreSQL plans a statement: for its values each time, or once on each connection. Once is right where the best plan
 * is the same for all values, such as a row by its key: planning takes as long as reading then.
 */
export type Planned = 'each time' | 'once';

/** The names of the prepared texts, the same on every connection. */
const names = new Map<string, string>();

/** The name of a text as a prepared statement. The texts must be few: connections forget none. */
export function nameOf(text: string, planned: Planned = 'each time'): string {
  const name = names.get(text) ?? `${planned === 'once' ? PLANNED_ONCE : 'prepared_'}${names.size + 1}`;
  names.set(text, name);
  return name;
}

/** The text of a prepared statement. Undefined for a name that none has. */
export const textOf = (name: string): string | undefined => [...names].find(([, its]) => its === name)?.[0];

/** A text that is written by hand and often sent, from now on prepared on every connection. */
export function prepared(text: string): string {
  nameOf(text);
  return text;
}

type Query = (...given: unknown[]) => unknown;

/**
 * Lets a connection send texts that have a name under it, so that they are prepared within transactions too: Kysely, which
 * has the connection then, can give the driver a text and values only.
 */
export function nameStatements(client: Client): void {
  // The driver's type has a form for each way to ask; all of them are passed on as they came.
  const query = client.query.bind(client) as Query;
  const naming: Query = (statement, ...more) => {
    const name = typeof statement === 'string' ? names.get(statement) : undefined;
    return query(name === undefined ? statement : { name, text: statement }, ...more);
  };
  Object.assign(client, { query: naming });
}
