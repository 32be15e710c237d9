import { sql, type Expression } from 'kysely';
import { tables } from '../../platform/database/tables.js';

/** A chef's opinions for the site's pages, the newest first: what staff entered, and what they published of clients' own. What a client
 * said whose data are blocked is not among them. */
export const commentsOf = (chefId: Expression<number>) =>
  tables
    .selectFrom('comment')
    .select(['comment.id', 'comment.client_name', 'comment.description', 'comment.score', 'comment.verified'])
    .where('comment.chef_id', '=', chefId)
    .where('comment.publication', '=', sql.lit('published'))
    .where('comment.withheld', '=', sql.lit(false))
    .orderBy('comment.id', 'desc');
