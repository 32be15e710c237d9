import { Client } from 'pg';
import type { TestApp } from './create-test-app.js';

/** How long the calls may take to come together, in milliseconds. */
const PATIENCE = 10_000;

const WAITING = `select count(*)::int as count from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`;

/**
 * Makes calls race: nobody can write to the table until every call waits to write, waits for another one that does, or was refused.
 * By then a rule that is checked without a lock or a constraint has let all of them pass.
 * @param calls not more than the application has connections
 */
export async function raceAt<Answer extends { status: number }>(
  test: TestApp,
  table: string,
  calls: PromiseLike<Answer>[],
): Promise<Answer[]> {
  const holder = new Client({ connectionString: test.env.DATABASE_URL });
  await holder.connect();
  try {
    await holder.query(`begin; lock table ${table} in share mode`);
    let refused = 0;
    const tried = calls.map(async (call) => {
      const answer = await call;
      if (answer.status >= 400) refused += 1;
      return answer;
    });
    const answers = Promise.allSettled(tried);
    await allMet(holder, () => calls.length - refused);
    await holder.query('commit');
    return (await answers).map(valueOf);
  } finally {
    await holder.end();
  }
}

/** @param open how many calls were not refused so far */
async function allMet(holder: Client, open: () => number): Promise<void> {
  for (const start = Date.now(); (await waiting(holder)) < open();) {
    if (Date.now() - start > PATIENCE) throw new Error(`${open()} calls should wait for each other, but do not`);
  }
}

/**
 * How many of the application's connections wait for a lock. Within a transaction the view is a snapshot, so the
 * snapshot is dropped first.
 */
async function waiting(holder: Client): Promise<number> {
  await holder.query('select pg_stat_clear_snapshot()');
  return (await holder.query<{ count: number }>(WAITING)).rows[0]?.count ?? 0;
}

function valueOf<Answer>(settled: PromiseSettledResult<Answer>): Answer {
  if (settled.status === 'rejected') throw settled.reason;
  return settled.value;
}
