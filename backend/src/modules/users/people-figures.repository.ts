import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../../platform/database/query.js';

/** What other modules may know of the people as a whole; only administrators may be told. */
@Injectable()
export class PeopleFiguresRepository {
  constructor(private readonly em: EntityManager) {}

  /** How many were invited and have not signed in yet ('En espera'). */
  async countWaiting(): Promise<number> {
    const [row] = await query<{ total: number }>(
      this.em,
      `select count(*)::int as total from person where state = 'PENDING'`,
    );
    return row?.total ?? 0;
  }
}
