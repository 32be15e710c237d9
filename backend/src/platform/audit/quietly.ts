import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../database/query.js';
import { AUTHOR } from './author.js';

/**
 * Changes rows within a transaction without lines: only for what no line tells anyway, such as search keys of thousands of
 * rows, which the log would have to compare to find that out.
 */
export async function quietly<Result>(em: EntityManager, work: () => Promise<Result>): Promise<Result> {
  await say(em, `|| '{"quiet": true}'`);
  const result = await work();
  await say(em, `- 'quiet'`);
  return result;
}

/** Until the end of the transaction. When it fails, the setting ends with it. */
const say = (em: EntityManager, how: string): Promise<unknown> =>
  query(
    em,
    `select set_config($1, (coalesce(nullif(current_setting($1, true), ''), '{}')::jsonb ${how})::text, true)`,
    [AUTHOR],
  );
