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

/** What became of a letter, as `MailDto` has it. */
export const OUTCOME = [
  'mail.state',
  sql<string | null>`case ${ref('mail.problem')} ${SENTENCES} end`.as('problem'),
  'mail.status_code',
  'mail.reply',
  moment(ref('mail.settled_at')).as('settled_at'),
] as const;

/** States of a letter that has not arrived, and that nobody tries any more. */
export const UNDELIVERED = sql<SqlBool>`mail.state in ('refused', 'failed')`;

/** What became of the letter of this kind about a record. Null where none was written. */
export const mailOf = (kind: string, about: MailAbout, id: Expression<number>) =>
  jsonObjectFrom(
    tables.selectFrom('mail').select(OUTCOME).where('mail.kind', '=', sql.lit(kind)).where(`mail.${about}`, '=', id),
  );

/** The letters of these kinds about a record that have not arrived, and that nobody tries any more. */
export const undeliveredOf = (kinds: readonly MailKind[], id: Expression<number>) =>
  jsonArrayFrom(
    tables
      .selectFrom('mail')
      .select(OUTCOME)
      .select(titleOf(kinds))
      .where(({ or, and, eb }) =>
        or(kinds.map(({ name, about }) => and([eb('mail.kind', '=', sql.lit(name)), eb(`mail.${about}`, '=', id)]))),
      )
      .where(UNDELIVERED)
      .orderBy('mail.id'),
  );

/** What a letter's kind is called. */
const titleOf = (kinds: readonly MailKind[]) =>
  sql<string>`case ${ref('mail.kind')} ${sql.join(
    kinds.map(({ name, title }) => sql`when ${sql.lit(name)} then ${sql.lit(title)}`),
    sql` `,
  )} end`.as('title');
