import { Injectable } from '@nestjs/common';
import { Env } from '../config/env.js';
import { DomainError } from '../platform/http/answer/domain-error.js';
import { JobFailure } from '../platform/jobs/job-failure.js';
import { definePeriodicJob } from '../platform/jobs/job.js';
import { Jobs } from '../platform/jobs/jobs.js';
import { StartError } from '../platform/start/start-error.js';
import { StorageFullError } from '../platform/storage/storage.errors.js';
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
   * @throws JobFailure when it could not be made, with the reason
   */
  async make(): Promise<string> {
    const place = await backupPlace(this.env);
    try {
      return await keepBackup(this.env.DATABASE_URL ?? '', this.storage, place, this.env.BACKUP_KEEP);
    } catch (error) {
      if (isFull(error)) throw new JobFailure(`No queda espacio para el respaldo en ${place.title}.`);
      if (error instanceof StartError || error instanceof DomainError) throw new JobFailure(error.message);
      throw error;
    }
  }
}

/** What the system says when a disk, an account or a file can take no more. */
const FULL = ['ENOSPC', 'EDQUOT', 'EFBIG'];

const isFull = (error: unknown): boolean =>
  error instanceof StorageFullError || (error instanceof Error && 'code' in error && FULL.includes(String(error.code)));
