import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { noteDone } from '../../platform/audit/audit.repository.js';
import { definePeriodicJob } from '../../platform/jobs/job.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { AuditLinesRepository } from './audit-lines.repository.js';

/** The name by which the trigger that guards the lines knows it. */
const AUDIT_RETENTION = definePeriodicJob({
  name: 'audit-retention',
  title: 'Limpieza del registro',
  limit: 600,
  cron: '23 4 * * *',
});

/** Few enough for one statement within its time limit. */
const BATCH = 20_000;

/** Deletes the lines of the log that are older than the setting, and adds a line about it. */
@Injectable()
export class AuditRetention {
  constructor(
    private readonly em: EntityManager,
    private readonly lines: AuditLinesRepository,
    jobs: Jobs,
  ) {
    jobs.handle(AUDIT_RETENTION, () => this.sweep());
  }

  async sweep(): Promise<void> {
    while ((await this.em.transactional((em) => this.sweepSome(em))) === BATCH);
  }

  private async sweepSome(em: EntityManager): Promise<number> {
    const gone = await this.lines.forget(em, BATCH);
    if (gone > 0) await noteDone(em, { action: 'forget', kind: 'audit_line', changes: { count: [gone, null] } });
    return gone;
  }
}
