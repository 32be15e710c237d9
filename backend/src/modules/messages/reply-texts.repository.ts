import { Injectable } from '@nestjs/common';
import { LockMode } from '@mikro-orm/core';
import { EntityManager, EntityRepository } from '@mikro-orm/postgresql';
import { statement, type Placeholders } from '../../platform/database/statement.js';
import { tables } from '../../platform/database/tables.js';
import { ReplyText } from './reply-text.entity.js';
import type { ReplyTextDto } from './reply-texts.dto.js';
import { ReplyTextNotFoundError } from './messages.errors.js';

const TEXTS = tables.selectFrom('reply_text').select(['id', 'name', 'text', 'version']);
const all = statement(() => TEXTS.orderBy('name').orderBy('id'));
const byId = statement(({ id }: Placeholders<{ id: number }>) => TEXTS.where('id', '=', id));
const ownerOf = statement(({ name }: Placeholders<{ name: string }>) =>
  tables.selectFrom('reply_text').select('id').where('name', '=', name),
);

/** Reply texts in the database. */
@Injectable()
export class ReplyTextsRepository extends EntityRepository<ReplyText> {
  constructor(protected override readonly em: EntityManager) {
    super(em, ReplyText);
  }

  /** Every text, by name. */
  all(): Promise<ReplyTextDto[]> {
    return all.rows(this.em);
  }

  byId(id: number): Promise<ReplyTextDto | undefined> {
    return byId.first(this.em, { id });
  }

  /** The id of the text with this name. Undefined if it does not exist. */
  async idOf(name: string): Promise<number | undefined> {
    return (await ownerOf.first(this.em, { name }))?.id;
  }

  /**
   * The text, locked until the end of the transaction.
   * @throws ReplyTextNotFoundError
   */
  lock(id: number): Promise<ReplyText> {
    const failHandler = () => new ReplyTextNotFoundError();
    return this.findOneOrFail({ id }, { lockMode: LockMode.PESSIMISTIC_WRITE, failHandler });
  }
}
