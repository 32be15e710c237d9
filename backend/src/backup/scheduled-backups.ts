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

/** What is known of the backups that are kept. */
export interface KeptBackups {
  /** Where they are, in Spanish. */
  place: string;
  /** Their names, oldest first. */
  names: string[];
}

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

  /** Whether backups are made by themselves. */
  get enabled(): boolean {
    return this.env.BACKUP_CRON !== undefined;
  }

  /**
   * Makes one now.
   * @returns its name
   */
  make(): Promise<string> {
    return keepBackup(this.env.DATABASE_URL ?? '', this.storage, backupPlace(this.env), this.env.BACKUP_KEEP);
  }

  /** The backups that are kept, for 'Sistema'. */
  async kept(): Promise<KeptBackups> {
    const place = backupPlace(this.env);
    return { place: place.title, names: await place.names() };
  }
}
