import { Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { SessionsRepository } from './sessions.repository.js';

/** Deletes used credentials and ended sessions after they have expired. */
@Injectable()
export class ExpiredRows {
  constructor(private readonly sessions: SessionsRepository) {}

  @Cron(CronExpression.EVERY_HOUR)
  remove(): Promise<void> {
    return this.sessions.removeExpired();
  }
}
