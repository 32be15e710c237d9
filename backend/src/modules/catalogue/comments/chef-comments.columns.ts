import type { Expression } from 'kysely';
import { tables } from '../../../platform/database/tables.js';

/** A chef's opinions, the newest first, as the pages of the site show them. */
export const commentsOf = (chefId: Expression<number>) =>
  tables
    .selectFrom('comment')
    .select(['comment.id', 'comment.client_name', 'comment.description', 'comment.score'])
    .where('comment.chef_id', '=', chefId)
    .orderBy('comment.id', 'desc');
