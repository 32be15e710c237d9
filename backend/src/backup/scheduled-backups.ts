import { Injectable } from '@nestjs/common';
import { Env } from '../config/env.js';
import { definePeriodicJob } from '../platform/jobs/job.js';
import { Jobs } from '../platform/jobs/jobs.js';
import { Storage } from '../platform/storage/storage.js';
import { backupPlace } from './backup-place.js';
import { keepBackup } from './keep-backup.js';

/** The job's name in the queue. */
export const BACKUP_JOB = 'backup';

/** Seconds that a backup may take. */
const LIMIT = 6 * 60 * 60;

/** Days for which the queue remembers that one was made. */
const REMEMBERED = 40;

/** Makes backups by itself when BACKUP_CRON says so, through the queue: one process of all, tried again after a failure. */
@Injectable()
export class ScheduledBackups {
  constructor(
    private readonly env: Env,
    private readonly storage: Storage,
    jobs: Jobs,
  ) {
    const cron = env.BACKUP_CRON;
    if (cron === undefined) return;
    const daily = definePeriodicJob({ name: BACKUP_JOB, title: 'Respaldo', limit: LIMIT, cron });
    jobs.handle({ ...daily, kept: REMEMBERED }, async () => void (await this.make()));
  }

  /**
   * Makes one now.
   * @returns its name
   */
  async make(): Promise<string> {
    return keepBackup(this.env.DATABASE_URL ?? '', this.storage, await backupPlace(this.env), this.env.BACKUP_KEEP);
  }
}
