import { Injectable } from '@nestjs/common';
import { EntityManager, UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import { FormReference } from './form-reference.entity.js';
import type { CreateFormDto, FormDto, UpdateFormDto } from './forms.dto.js';
import { FormNotFoundError, FormUrlTakenError } from './forms.errors.js';
import { FormsRepository } from './forms.repository.js';

/** What staff do with external forms. Each method is one transaction. */
@Injectable()
export class FormsService {
  constructor(
    private readonly em: EntityManager,
    private readonly forms: FormsRepository,
  ) {}

  /** @throws FormUrlReservedError, FormUrlTakenError, FormLinkRefusedError */
  create(form: CreateFormDto): Promise<FormDto> {
    return this.em.transactional(async (em) => {
      const created = new FormReference(form);
      await flush(em.persist(created));
      return this.read(em, created.id);
    });
  }

  /** @throws FormNotFoundError, StaleVersionError, FormUrlReservedError, FormUrlTakenError, FormLinkRefusedError */
  update(id: number, form: UpdateFormDto): Promise<FormDto> {
    return this.em.transactional(async (em) => {
      const stored = await this.find(em, id);
      stored.beginEdit(form.version);
      stored.describe(form);
      await flush(em);
      return this.read(em, id);
    });
  }

  /** @throws FormNotFoundError */
  toggleState(id: number): Promise<FormDto> {
    return this.em.transactional(async (em) => {
      (await this.find(em, id)).toggleState();
      await em.flush();
      return this.read(em, id);
    });
  }

  /** @throws FormNotFoundError */
  delete(id: number): Promise<void> {
    return this.em.transactional(async (em) => {
      em.remove(await this.find(em, id));
    });
  }

  private async find(em: EntityManager, id: number): Promise<FormReference> {
    const form = await this.forms.lock(em, id);
    if (!form) throw new FormNotFoundError();
    return form;
  }

  private async read(em: EntityManager, id: number): Promise<FormDto> {
    const row = await this.forms.byId(id, em);
    if (!row) throw new FormNotFoundError();
    return row;
  }
}

/**
 * Writes the change. The unique index decides whether another form has the address, because it also knows rows that are
 * being written.
 * @throws FormUrlTakenError
 */
async function flush(em: EntityManager): Promise<void> {
  try {
    await em.flush();
  } catch (error) {
    throw error instanceof UniqueConstraintViolationException ? new FormUrlTakenError() : error;
  }
}
