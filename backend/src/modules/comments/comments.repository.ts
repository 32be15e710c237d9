import { Injectable } from '@nestjs/common';
import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Conditions } from '../../platform/database/conditions.js';
import { query } from '../../platform/database/query.js';
import { containing } from '../../platform/database/search-words.js';
import { Comment } from './comment.entity.js';
import type { CommentDto, CommentSort } from './comments.dto.js';

const ROW = `k.id, k.client_name, k.description, k.score::float8 as score, k.favorite, k.chef_id, k.creation_key,
  json_build_object('chef_name', c.chef_name, 'email', c.email) as chef`;

/** What matches in an opinion and what matches in its chef, each found by an index: an "or" of both would find none. */
const matches = (pattern: string): string => `k.id in (select id from comment where search_key like ${pattern}
  union all select m.id from comment m join chef h on h.id = m.chef_id where h.search_key like ${pattern})`;

/** Opinions are entered in the order of their ids. */
const ORDERS: Record<CommentSort, string> = {
  client_name: 'k.client_name, k.id',
  '-client_name': 'k.client_name desc, k.id desc',
  score: 'k.score, k.id',
  '-score': 'k.score desc, k.id desc',
  chef_name: 'c.chef_name, k.id',
  '-chef_name': 'c.chef_name desc, k.id desc',
  created_at: 'k.id',
  '-created_at': 'k.id desc',
};

/** Filters of the back-office's list; undefined means all. */
export interface CommentListFilter {
  search?: string;
  favorite?: boolean;
  sort: CommentSort;
  limit?: number;
  offset: number;
}

/** Opinions in the database. */
@Injectable()
export class CommentsRepository {
  constructor(private readonly em: EntityManager) {}

  /** The back-office's list and how many rows match in all. */
  async list({
    search,
    favorite,
    sort,
    limit,
    offset,
  }: CommentListFilter): Promise<{ rows: CommentDto[]; total: number }> {
    const conditions = new Conditions()
      .on(search && containing(search), matches)
      .on(favorite, (wanted) => `k.favorite = ${wanted}`);
    const { where } = conditions;
    const { page, values } = conditions.page(limit, offset);
    const [rows, counted] = await Promise.all([
      query<CommentDto>(
        this.em,
        `select ${ROW} from comment k join chef c on c.id = k.chef_id ${where} order by ${ORDERS[sort]} ${page}`,
        values,
      ),
      query<{ total: number }>(this.em, `select count(*)::int as total from comment k ${where}`, conditions.values),
    ]);
    return { rows, total: counted[0]?.total ?? 0 };
  }

  /** An opinion for staff; undefined if there is none. */
  async byId(em: EntityManager, id: number): Promise<CommentDto | undefined> {
    const rows = await query<CommentDto>(
      em,
      `select ${ROW} from comment k join chef c on c.id = k.chef_id where k.id = $1`,
      [id],
    );
    return rows[0];
  }

  /** A chef's opinions for staff, in the order of the chef's page. */
  byChef(em: EntityManager, chefId: number): Promise<CommentDto[]> {
    return query(
      em,
      `select ${ROW} from comment k join chef c on c.id = k.chef_id where c.id = $1 order by k.id desc`,
      [chefId],
    );
  }

  /** The opinion, locked until the end of the transaction; null if there is none. */
  lock(em: EntityManager, id: number): Promise<Comment | null> {
    return em.findOne(Comment, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  /** A chef's opinions, locked, oldest first. */
  lockOfChef(em: EntityManager, chefId: number): Promise<Comment[]> {
    return em.find(Comment, { chef: chefId }, { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } });
  }
}
