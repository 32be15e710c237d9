import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../../platform/database/query.js';

/** What other modules may read about the requests as a whole. */
@Injectable()
export class QuoteFiguresRepository {
  constructor(private readonly em: EntityManager) {}

  /** Number of requests that nobody has worked on yet. */
  async countNew(): Promise<number> {
    const [row] = await query<{ total: number }>(
      this.em,
      `select count(*)::int as total from quote_request where state = 'nueva'`,
    );
    return row?.total ?? 0;
  }
}
