import { Injectable } from '@nestjs/common';
import { definePeriodicJob } from '../../../platform/jobs/job.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { SessionsRepository } from './sessions.repository.js';

const EXPIRED_SESSIONS = definePeriodicJob({
  name: 'expired-sessions',
  title: 'Limpieza de sesiones',
  limit: 60,
  cron: '7 * * * *',
});

/** Deletes used credentials and ended sessions after they have expired. */
@Injectable()
export class ExpiredRows {
  constructor(
    private readonly sessions: SessionsRepository,
    jobs: Jobs,
  ) {
    jobs.handle(EXPIRED_SESSIONS, () => this.remove());
  }

  remove(): Promise<void> {
    return this.sessions.removeExpired();
  }
}
