import type { Client } from 'pg';

/** How the names of statements begin that are planned once on each connection, for any values. */
export const PLANNED_ONCE = 'once_';

type Mode = 'force_custom_plan' | 'force_generic_plan';

/** With what a connection begins: prepared statements are planned for their values (`databaseConfig`). */
export const PLANS: Mode = 'force_custom_plan';

/** How the statement begins that changes it. */
export const CHOOSING = 'set plan_cache_mode =';

/**
 * How each way is chosen. What is planned once asks for few rows, but PostgreSQL does not know how few, takes a tenth of the table for any limit, and
 * of a large one would have several processes read it: starting them takes a hundred times as long as the rows.
 */
const CHOICES: Record<Mode, string> = {
  force_custom_plan: `${CHOOSING} force_custom_plan; reset max_parallel_workers_per_gather`,
  force_generic_plan: `${CHOOSING} force_generic_plan; set max_parallel_workers_per_gather = 0`,
};

const BEGIN = /^(begin|start transaction)\b/i;
const END = /^(commit|rollback)\s*$/i;

type Query = (...given: unknown[]) => unknown;
type Callback = (error: Error | null) => void;

/**
 * Lets PostgreSQL keep the plans of the statements that are named so, and plan all others for their values. Which of the two
 * it does is a setting of the connection, changed only when the next statement needs the other one. It never changes what a
 * statement answers. A transaction has a setting of its own (`tellAuthor`).
 */
export function choosePlans(client: Client): void {
  // The driver's type has a form for each way to ask; all of them are passed on as they came.
  const query = client.query.bind(client) as Query;
  let mode: Mode | undefined = PLANS;
  let within = false;
  const choosing: Query = (...given) => {
    const text = typeof given[0] === 'string' ? given[0] : '';
    if (BEGIN.test(text)) within = true;
    if (END.test(text)) within = false;
    if (within) return query(...given);
    const wanted = modeFor(given[0], given[1]);
    if (wanted === undefined || wanted === mode) return query(...given);
    // Unknown until PostgreSQL confirms it. Nothing but the connection can fail here: whoever asks hears of that as ever.
    mode = undefined;
    const choose = (then: (error: Error | null) => void): unknown =>
      query(CHOICES[wanted], (error: Error | null) => {
        if (!error) mode = wanted;
        then(error);
      });
    const last = given.at(-1);
    if (typeof last === 'function') return choose((error) => (error ? (last as Callback)(error) : query(...given)));
    return new Promise((resolve, reject) => {
      choose((error) => {
        if (error) reject(error);
        else resolve(query(...given));
      });
    });
  };
  Object.assign(client, { query: choosing });
}

/** What a statement needs. Undefined where it is all the same, because there are no values, and for cursors. */
function modeFor(statement: unknown, given: unknown): Mode | undefined {
  if (typeof statement === 'string') return hasAny(given) ? PLANS : undefined;
  if (typeof statement !== 'object' || statement === null || 'submit' in statement) return undefined;
  const { name, values } = statement as { name?: unknown; values?: unknown };
  if (typeof name === 'string' && name.startsWith(PLANNED_ONCE)) return 'force_generic_plan';
  return hasAny(values) || hasAny(given) ? PLANS : undefined;
}

const hasAny = (values: unknown): boolean => Array.isArray(values) && values.length > 0;
