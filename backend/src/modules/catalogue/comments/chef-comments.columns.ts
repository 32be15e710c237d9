import type { Expression } from 'kysely';
import { tables } from '../../../platform/database/tables.js';

/** A chef's opinions for the site's pages, the newest first. */
export const commentsOf = (chefId: Expression<number>) =>
  tables
    .selectFrom('comment')
    .select(['comment.id', 'comment.client_name', 'comment.description', 'comment.score'])
    .where('comment.chef_id', '=', chefId)
    .orderBy('comment.id', 'desc');
