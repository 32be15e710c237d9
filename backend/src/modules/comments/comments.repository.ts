import { Injectable } from '@nestjs/common';
import { LockMode } from '@mikro-orm/core';
import { EntityManager, EntityRepository } from '@mikro-orm/postgresql';
import { expressionBuilder, sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { readList, type ListSource } from '../../platform/database/list.js';
import { containing } from '../../platform/database/search-words.js';
import { statement, type Placeholders } from '../../platform/database/statement.js';
import { asNumber, database, tables, type Tables } from '../../platform/database/tables.js';
import type { Listed } from '../../platform/http/answer/list-answer.js';
import { answerOf } from './comment.columns.js';
import { CHEF_CONTACTS, chefsLike } from '../chefs/chef.columns.js';
import { BLOCKED_NAME, unlessBlocked } from '../personal-data/index.js';
import { Comment } from './comment.entity.js';
import type { CommentDto, ListCommentsQuery } from './comments.dto.js';
import { CommentNotFoundError } from './comments.errors.js';

type WithChef = Tables & { contact: { id: number; chef_name: string; email: string } };

const { eb, ref } = expressionBuilder<WithChef, 'comment' | 'contact'>();

const ROW = [
  'comment.id',
  unlessBlocked(ref('comment.withheld'), ref('comment.client_name'), BLOCKED_NAME).as('client_name'),
  unlessBlocked(ref('comment.withheld'), ref('comment.description'), '').as('description'),
  asNumber(ref('comment.score')).as('score'),
  'comment.favorite',
  'comment.verified',
  'comment.publication',
  unlessBlocked(ref('comment.withheld'), ref('comment.hidden_reason'), null).as('hidden_reason'),
  'comment.withheld',
  'comment.words_version',
  unlessBlocked(ref('comment.withheld'), answerOf(), null).as('answer'),
  'comment.chef_id',
  'comment.creation_key',
  'comment.version',
  jsonBuildObject({ chef_name: ref('contact.chef_name'), email: ref('contact.email') }).as('chef'),
] as const;

const COMMENTS = tables
  .selectFrom('comment')
  .innerJoin(CHEF_CONTACTS.as('contact'), 'contact.id', 'comment.chef_id')
  .select(ROW);

const byId = statement(({ id }: Placeholders<{ id: number }>) => COMMENTS.where('comment.id', '=', id));
const byChef = statement(({ chefId }: Placeholders<{ chefId: number }>) =>
  COMMENTS.where('comment.chef_id', '=', chefId)
    .where('comment.verified', '=', sql.lit(false))
    .orderBy('comment.id', 'desc'),
);

/**
 * Ids of the opinions that match, or whose chef matches. They are two reads, because with one "or" the database would
 * use no index.
 */
const matching = (pattern: string) =>
  tables
    .selectFrom('comment')
    .select('id')
    .where('search_key', 'like', pattern)
    .where('withheld', '=', sql.lit(false))
    .unionAll(tables.selectFrom('comment').select('id').where('chef_id', 'in', chefsLike(pattern)));

const LIST: ListSource<ListCommentsQuery> = {
  search: (text) => eb('comment.id', 'in', matching(containing(text))),
  filters: {
    favorite: ref('comment.favorite'),
    verified: ref('comment.verified'),
    publication: ref('comment.publication'),
    answer: ref('comment.answer_state').$notNull(),
  },
  orders: {
    client_name: ref('comment.client_name'),
    score: ref('comment.score'),
    chef_name: ref('contact.chef_name'),
    // Opinions are entered in the order of their ids.
    created_at: ref('comment.id'),
  },
  id: ref('comment.id'),
};

/** Opinions in the database. */
@Injectable()
export class CommentsRepository extends EntityRepository<Comment> {
  constructor(protected override readonly em: EntityManager) {
    super(em, Comment);
  }

  /** The back-office's list and how many rows match in all. */
  list(asked: ListCommentsQuery): Promise<Listed<CommentDto>> {
    return readList(asked, LIST, database(this.em).selectFrom('comment'), (found) =>
      found.innerJoin(CHEF_CONTACTS.as('contact'), 'contact.id', 'comment.chef_id').select(ROW),
    );
  }

  /** An opinion for staff; undefined if it does not exist. */
  byId(id: number): Promise<CommentDto | undefined> {
    return byId.first(this.em, { id });
  }

  /** What staff entered about a chef, in the order of the chef's page. */
  byChef(chefId: number): Promise<CommentDto[]> {
    return byChef.rows(this.em, { chefId });
  }

  /**
   * The opinion, locked until the end of the transaction.
   * @throws CommentNotFoundError
   */
  lock(id: number): Promise<Comment> {
    const failHandler = () => new CommentNotFoundError();
    return this.findOneOrFail({ id }, { lockMode: LockMode.PESSIMISTIC_WRITE, failHandler });
  }

  /** What staff entered about a chef, locked, oldest first. */
  lockOfChef(chefId: number): Promise<Comment[]> {
    return this.find(
      { chef: chefId, verified: false },
      { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } },
    );
  }
}
