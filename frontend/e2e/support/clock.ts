import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { expect } from '@playwright/test';
import pg from 'pg';
import { PgBoss } from 'pg-boss';

/** Where the product keeps its database: see `embedded/server.ts` of the backend. */
async function database(): Promise<string> {
  const folder = process.env.E2E_FOLDER ?? '';
  const password = (await readFile(join(folder, 'postgres.password'), 'utf8')).trim();
  const [, , , port] = (await readFile(join(folder, 'postgres/postmaster.pid'), 'utf8')).split('\n');
  return `postgresql://sobremesa:${password}@127.0.0.1:${port}/sobremesa`;
}

/**
 * Lets the evening of a request be over: it was two days ago, as if the clock had gone on, and the product does what it
 * does by itself at the full hour and in the morning.
 */
export async function eveningPasses(requestId: number): Promise<void> {
  const connectionString = await database();
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows } = await client.query<{ day: string }>(
    `with passed as (
       update evening set day = day + shift.days, begins_at = begins_at + shift.days * interval '1 day',
         ends_at = ends_at + shift.days * interval '1 day'
       from (select (now() at time zone 'America/Santiago')::date - 2 - day as days, id from evening
         where quote_request_id = $1 and cancelled_at is null) as shift
       where evening.id = shift.id returning day, ends_at)
     update quote_request set event_date = passed.day, evening_ends_at = passed.ends_at
     from passed where quote_request.id = $1 returning event_date as day`,
    [requestId],
  );
  await client.end();
  if (rows.length !== 1) throw new Error('The request has no evening.');
  const queue = new PgBoss({ connectionString, supervise: false, schedule: false, migrate: false });
  queue.on('error', () => undefined);
  await queue.start();
  for (const job of ['past-evenings', 'ask-opinions']) await done(queue, job);
  await queue.stop({ graceful: false });
}

/** Adds a job and waits until the product has done it. */
async function done(queue: PgBoss, name: string): Promise<void> {
  const id = await queue.send(name, {}, { singletonKey: randomUUID() });
  if (!id) throw new Error(`${name} was not added.`);
  const state = async () => (await queue.findJobs(name, { id }))[0]?.state;
  // A process that missed the word of a new job finds it within half a minute.
  await expect.poll(state, { message: name }).toBe('completed');
}
