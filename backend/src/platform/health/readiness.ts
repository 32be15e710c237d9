import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../database/query.js';
import { DatabaseUnavailableError } from '../database/database-errors.js';

/** Whether this process wants requests: the database answers and it is not shutting down. */
@Injectable()
export class Readiness {
  private draining = false;

  constructor(private readonly em: EntityManager) {}

  /** From now on this process asks for no more requests (not ready at once on SIGTERM). */
  drain(): void {
    this.draining = true;
  }

  /** @throws DatabaseUnavailableError when the process should get no requests */
  async check(): Promise<void> {
    if (this.draining) throw new DatabaseUnavailableError();
    await query(this.em, 'select 1');
  }
}
