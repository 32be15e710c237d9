import { query } from '../../src/platform/database/query.js';
import type { TestApp } from './create-test-app.js';

/** A line of the log, as the triggers write it. */
export interface LogLine {
  action: string;
  kind: string;
  record_id: number | null;
  record_name: string | null;
  actor: string;
  person_id: number | null;
  actor_name: string | null;
  request_id: string | null;
  changes: Record<string, [unknown, unknown] | true>;
}

/** The lines that some work leaves, in their order. */
export async function linesDuring(test: TestApp, work: () => PromiseLike<unknown>): Promise<LogLine[]> {
  const [before] = await query<{ last: number }>(test.em(), 'select coalesce(max(id), 0) as last from audit_line');
  await work();
  return query<LogLine>(
    test.em(),
    `select action, kind, record_id, record_name, actor, person_id, actor_name, request_id, changes
     from audit_line where id > $1 order by id`,
    [before?.last],
  );
}
