import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../database/query.js';
import { DatabaseUnavailableError } from '../database/database-errors.js';

/** Whether this process can take requests: the database answers, and it is not shutting down. */
@Injectable()
export class Readiness {
  private draining = false;

  constructor(private readonly em: EntityManager) {}

  /** From now on the process is not ready. Called at once on SIGTERM. */
  drain(): void {
    this.draining = true;
  }

  /**
   * Throws when the process should get no requests.
   * @throws DatabaseUnavailableError
   */
  async check(): Promise<void> {
    if (this.draining) throw new DatabaseUnavailableError();
    await query(this.em, 'select 1');
  }
}
