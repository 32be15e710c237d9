import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../../platform/database/query.js';

/** What other modules may know of the opinions as a whole. */
@Injectable()
export class CommentFiguresRepository {
  constructor(private readonly em: EntityManager) {}

  /** How many opinions there are. */
  async count(): Promise<number> {
    const [row] = await query<{ total: number }>(this.em, 'select count(*)::int as total from comment');
    return row?.total ?? 0;
  }
}
