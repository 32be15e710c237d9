import { Injectable } from '@nestjs/common';
import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { likeLiteral } from '../../platform/database/like-literal.js';
import { query } from '../../platform/database/query.js';
import { imageJson } from '../files/index.js';
import { Comment } from './comment.entity.js';
import type { CommentDto, CommentSort } from './comments.dto.js';
import type { FavoriteCommentRow } from './comments.rows.js';

const ROW = `k.id, k.client_name, k.description, k.score::float8 as score, k.favorite, k.chef_id,
  json_build_object('chef_name', c.chef_name, 'email', c.email) as chef`;

const MATCHES = `($1::text is null or unaccent(lower(concat_ws(' ', k.client_name, k.description, c.chef_name, c.email)))
    like '%' || unaccent(lower($1)) || '%')
  and ($2::boolean is null or k.favorite = $2)`;

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

  /** Featured opinions of active chefs, the last featured first. */
  favorites(): Promise<FavoriteCommentRow[]> {
    return query(
      this.em,
      `select k.id, k.client_name, k.description, k.score::float8 as score,
         json_build_object('chef_name', c.chef_name, 'slug', c.slug, 'profile_image', ${imageJson('i')}) as chef
       from comment k join chef c on c.id = k.chef_id join image i on i.id = c.profile_image_id
       where k.favorite and c.state = 'ACTIVE' order by k.favorite_changed_at desc, k.id desc`,
    );
  }

  /** The back-office's list and how many rows match in all. */
  async list({
    search,
    favorite,
    sort,
    limit,
    offset,
  }: CommentListFilter): Promise<{ rows: CommentDto[]; total: number }> {
    const from = `from comment k join chef c on c.id = k.chef_id where ${MATCHES}`;
    const filter = [search === undefined ? null : likeLiteral(search), favorite ?? null];
    const [rows, counted] = await Promise.all([
      query<CommentDto>(this.em, `select ${ROW} ${from} order by ${ORDERS[sort]} limit $3 offset $4`, [
        ...filter,
        limit ?? null,
        offset,
      ]),
      query<{ total: number }>(this.em, `select count(*)::int as total ${from}`, filter),
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
