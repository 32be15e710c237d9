import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { lockForTransaction } from '../../platform/database/lock.js';
import { FormReference } from './form-reference.entity.js';
import type { AdminFormRow, CreateFormDto, UpdateFormDto } from './forms.dto.js';
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
  create(form: CreateFormDto): Promise<AdminFormRow> {
    return this.em.transactional(async (em) => {
      const created = new FormReference(form);
      await this.takeUrl(em, form.url);
      await em.persist(created).flush();
      return this.read(em, created.id);
    });
  }

  /** @throws FormNotFoundError, StaleVersionError, FormUrlReservedError, FormUrlTakenError, FormLinkRefusedError */
  update(id: number, form: UpdateFormDto): Promise<AdminFormRow> {
    return this.em.transactional(async (em) => {
      const stored = await this.find(em, id);
      stored.beginEdit(form.version);
      await this.takeUrl(em, form.url, id);
      stored.describe(form);
      await em.flush();
      return this.read(em, id);
    });
  }

  /** @throws FormNotFoundError */
  toggleState(id: number): Promise<AdminFormRow> {
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

  /** Makes sure that no other form has the address, nor gets it before this transaction ends. */
  private async takeUrl(em: EntityManager, url: string, id?: number): Promise<void> {
    await lockForTransaction(em, 'form-url', url);
    const owner = await this.forms.ownerOf(em, url);
    if (owner !== undefined && owner !== id) throw new FormUrlTakenError();
  }

  private async find(em: EntityManager, id: number): Promise<FormReference> {
    const form = await this.forms.lock(em, id);
    if (!form) throw new FormNotFoundError();
    return form;
  }

  private async read(em: EntityManager, id: number): Promise<AdminFormRow> {
    const row = await this.forms.byId(id, em);
    if (!row) throw new FormNotFoundError();
    return row;
  }
}
