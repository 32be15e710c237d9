import { expressionBuilder, sql, type Expression, type SqlBool } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { moment, tables, type Tables } from '../database/tables.js';
import type { MailAbout, MailKind } from './mail-kind.js';
import { MAIL_PROBLEMS } from './mail-problems.js';

const SENTENCES = sql.join(
  Object.entries(MAIL_PROBLEMS).map(([problem, sentence]) => sql`when ${sql.lit(problem)} then ${sql.lit(sentence)}`),
  sql` `,
);

const { ref } = expressionBuilder<Tables, 'mail'>();

/** The state of a mail, in the form of `MailDto`. */
export const OUTCOME = [
  'mail.state',
  sql<string | null>`case ${ref('mail.problem')} ${SENTENCES} end`.as('problem'),
  'mail.status_code',
  'mail.reply',
  moment(ref('mail.settled_at')).as('settled_at'),
] as const;

/** States of mails that have not arrived and are not retried. */
export const UNDELIVERED = sql<SqlBool>`mail.state in ('refused', 'failed')`;

/** The state of this kind of mail about a record. Null if it does not exist. */
export const mailOf = (kind: string, about: MailAbout, id: Expression<number>) =>
  jsonObjectFrom(
    tables.selectFrom('mail').select(OUTCOME).where('mail.kind', '=', sql.lit(kind)).where(`mail.${about}`, '=', id),
  );

/** Mails of threads: their kinds, and the names of the threads. */
interface Threads {
  kinds: readonly MailKind[];
  names: Expression<string[]>;
}

/** The mails of these kinds about a record, or of these threads, that have not arrived and are not retried. */
export const undeliveredOf = (
  kinds: readonly MailKind[],
  id: Expression<number>,
  threads: Threads = { kinds: [], names: sql`'{}'::text[]` },
) =>
  jsonArrayFrom(
    tables
      .selectFrom('mail')
      .select(OUTCOME)
      .select(titleOf([...kinds, ...threads.kinds]))
      .where(({ or, and, eb }) =>
        or([
          ...kinds.map(({ name, about }) => and([eb('mail.kind', '=', sql.lit(name)), eb(`mail.${about}`, '=', id)])),
          ...threads.kinds.map(({ name }) =>
            and([eb('mail.kind', '=', sql.lit(name)), sql<SqlBool>`${ref('mail.thread')} = any(${threads.names})`]),
          ),
        ]),
      )
      .where(UNDELIVERED)
      .orderBy('mail.id'),
  );

/** The title of a mail's kind. */
const titleOf = (kinds: readonly MailKind[]) =>
  sql<string>`case ${ref('mail.kind')} ${sql.join(
    kinds.map(({ name, title }) => sql`when ${sql.lit(name)} then ${sql.lit(title)}`),
    sql` `,
  )} end`.as('title');
