import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { expressionBuilder, sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { statement, type Placeholders } from '../../platform/database/statement.js';
import { asNumber, tables, type Tables } from '../../platform/database/tables.js';
import { MOST_OPINIONS, type KitchenAnswerDto, type KitchenOpinionDto } from './kitchen-opinions.dto.js';

const { ref } = expressionBuilder<Tables, 'comment'>();

/** Why staff hid an answer is for staff only. */
const ANSWER = sql<KitchenAnswerDto | null>`case when ${ref('comment.answer')} is not null then ${jsonBuildObject({
  text: ref('comment.answer'),
  state: ref('comment.answer_state'),
  note: sql`case when ${ref('comment.answer_state')} = 'returned' then ${ref('comment.answer_note')} end`,
})} end`;

const opinions = statement(({ chef }: Placeholders<{ chef: number }>) =>
  tables
    .selectFrom('comment')
    .select([
      'comment.id',
      'comment.client_name',
      'comment.description',
      asNumber(ref('comment.score')).as('score'),
      'comment.verified',
      sql<string>`to_char(comment.created_at at time zone 'America/Santiago', 'YYYY-MM-DD')`.as('day'),
      ANSWER.as('answer'),
      'comment.answer_version',
    ])
    .where('comment.chef_id', '=', chef)
    .where('comment.publication', '=', sql.lit('published'))
    .where('comment.withheld', '=', sql.lit(false))
    .orderBy('comment.id', 'desc')
    .limit(sql.lit(MOST_OPINIONS)),
);

/** The opinions about a chef, with the chef's answers. */
@Injectable()
export class KitchenOpinionsRepository {
  constructor(private readonly em: EntityManager) {}

  /** The opinions of a chef that visitors read, the newest first. */
  ofChef(chef: number): Promise<KitchenOpinionDto[]> {
    return opinions.rows(this.em, { chef });
  }
}
