import { sql, type Expression } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { moment, tables } from '../database/tables.js';
import { MAIL_PROBLEMS } from './mail-problems.js';

/** What a mail may be about: the column that says which record. */
export type MailAbout = 'person_id' | 'quote_request_id' | 'offer_id' | 'quote_request_activity_id';

const SENTENCES = sql.join(
  Object.entries(MAIL_PROBLEMS).map(([problem, sentence]) => sql`when ${sql.lit(problem)} then ${sql.lit(sentence)}`),
  sql` `,
);

/** What became of the letter of this kind about a record. Null where none was written. */
export const mailOf = (kind: string, about: MailAbout, id: Expression<number>) =>
  jsonObjectFrom(
    tables
      .selectFrom('mail')
      .select(({ ref }) => [
        'mail.state',
        sql<string | null>`case ${ref('mail.problem')} ${SENTENCES} end`.as('problem'),
        moment(ref('mail.settled_at')).as('settled_at'),
      ])
      .where('mail.kind', '=', sql.lit(kind))
      .where(`mail.${about}`, '=', id),
  );
