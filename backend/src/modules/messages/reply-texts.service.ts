import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { lockForTransaction } from '../../platform/database/lock.js';
import { ReplyTextNameTakenError, ReplyTextNotFoundError } from './messages.errors.js';
import { ReplyText } from './reply-text.entity.js';
import type { CreateReplyTextDto, ReplyTextDto, UpdateReplyTextDto } from './reply-texts.dto.js';
import { ReplyTextsRepository } from './reply-texts.repository.js';

/** Use cases of reply texts. Each method is one transaction. */
@Injectable()
export class ReplyTextsService {
  constructor(
    private readonly em: EntityManager,
    private readonly texts: ReplyTextsRepository,
  ) {}

  /** @throws UnknownFieldError, FieldsUnfinishedError, ReplyTextNameTakenError */
  create({ name, text }: CreateReplyTextDto): Promise<ReplyTextDto> {
    return this.em.transactional(async (em) => {
      const created = new ReplyText({ name, text });
      await this.refuseTaken(name);
      await em.persist(created).flush();
      return this.read(created.id);
    });
  }

  /** @throws ReplyTextNotFoundError, StaleVersionError, UnknownFieldError, FieldsUnfinishedError, ReplyTextNameTakenError */
  update(id: number, { version, name, text }: UpdateReplyTextDto): Promise<ReplyTextDto> {
    return this.em.transactional(async (em) => {
      const stored = await this.texts.lock(id);
      stored.beginEdit(version);
      stored.describe({ name, text });
      await this.refuseTaken(name, id);
      await em.flush();
      return this.read(id);
    });
  }

  /** @throws ReplyTextNotFoundError */
  delete(id: number): Promise<void> {
    return this.em.transactional(async (em) => {
      em.remove(await this.texts.lock(id));
    });
  }

  /**
   * Checked under a lock that all writers take: otherwise each refusal by the unique index would be an error in the
   * database's log.
   * @throws ReplyTextNameTakenError
   */
  private async refuseTaken(name: string, self?: number): Promise<void> {
    await lockForTransaction(this.em, 'reply-text-name');
    const owner = await this.texts.idOf(name);
    if (owner !== undefined && owner !== self) throw new ReplyTextNameTakenError();
  }

  private async read(id: number): Promise<ReplyTextDto> {
    const row = await this.texts.byId(id);
    if (!row) throw new ReplyTextNotFoundError();
    return row;
  }
}
