import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../../src/platform/database/query.js';
import { eventually } from './eventually.js';

/**
 * Waits until no mail waits any more.
 * @throws after two minutes, with the waiting mails and the state of their jobs
 */
export async function mailsSettled(em: EntityManager): Promise<void> {
  const waiting = await eventually(
    () => query(em, `select id, kind from mail where state = 'waiting'`),
    (mails) => mails.length === 0,
  );
  if (waiting.length === 0) return;
  const found = await query(
    em,
    `select mail.id, mail.kind, mail.problem, mail.thread, mail.on_wire_until, now() as now,
       job.state, job.retry_count, job.start_after, job.started_on, job.output
     from mail left join pgboss.job on job.name = 'send-mail' and job.singleton_key = mail.id || '-' || mail.round
     where mail.state = 'waiting'`,
  );
  throw new Error(`mails still wait: ${JSON.stringify(found, null, 2)}`);
}
