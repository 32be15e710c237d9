import { expressionBuilder, sql, type Expression } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { moment, tables, type Tables } from '../../platform/database/tables.js';
import type { CommentAnswerDto } from './comments.dto.js';

const { ref } = expressionBuilder<Tables, 'comment'>();

/** The chef's answer to the statement's `comment`; null without one. */
export const answerOf = () =>
  sql<CommentAnswerDto | null>`case when ${ref('comment.answer')} is not null then ${jsonBuildObject({
    text: ref('comment.answer'),
    state: ref('comment.answer_state'),
    note: ref('comment.answer_note'),
    at: moment(ref('comment.answered_at')),
    version: ref('comment.answer_version'),
  })} end`;

/** A chef's opinions for the site's pages, the newest first: what staff entered, and what they published of clients' own. What a client
 * said whose data are blocked is not among them. */
export const commentsOf = (chefId: Expression<number>) =>
  tables
    .selectFrom('comment')
    .select(['comment.id', 'comment.client_name', 'comment.description', 'comment.score', 'comment.verified'])
    .select(sql<string | null>`case when comment.answer_state = 'published' then comment.answer end`.as('answer'))
    .where('comment.chef_id', '=', chefId)
    .where('comment.publication', '=', sql.lit('published'))
    .where('comment.withheld', '=', sql.lit(false))
    .orderBy('comment.id', 'desc');
