import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { lockForTransaction } from '../../platform/database/lock.js';
import { FormReference, type FormState } from './form-reference.entity.js';
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
      await this.refuseTaken(em, created.url);
      await em.persist(created).flush();
      return this.read(created.id);
    });
  }

  /** @throws FormNotFoundError, StaleVersionError, FormUrlReservedError, FormUrlTakenError, FormLinkRefusedError */
  update(id: number, form: UpdateFormDto): Promise<FormDto> {
    return this.em.transactional(async (em) => {
      const stored = await this.forms.lock(id);
      stored.beginEdit(form.version);
      stored.describe(form);
      await this.refuseTaken(em, stored.url, id);
      await em.flush();
      return this.read(id);
    });
  }

  /** @throws FormNotFoundError, StaleVersionError */
  toggleState(id: number, seen?: FormState | null): Promise<FormDto> {
    return this.em.transactional(async (em) => {
      (await this.forms.lock(id)).toggleState(seen);
      await em.flush();
      return this.read(id);
    });
  }

  /** @throws FormNotFoundError */
  delete(id: number): Promise<void> {
    return this.em.transactional(async (em) => {
      em.remove(await this.forms.lock(id));
    });
  }

  /**
   * Checked under a lock that all writers of forms take, because of a race for the same address. Each refusal by the
   * unique index would be an error in the database's log.
   * @throws FormUrlTakenError
   */
  private async refuseTaken(em: EntityManager, url: string, self?: number): Promise<void> {
    await lockForTransaction(em, 'form-url');
    const owner = await this.forms.idOf(url);
    if (owner !== undefined && owner !== self) throw new FormUrlTakenError();
  }

  /** Gives a form that is brought back another address if its own was taken. Runs under the lock of addresses. */
  async addressReturning(em: EntityManager, form: { url?: unknown }): Promise<string[]> {
    await lockForTransaction(em, 'form-url');
    const former = String(form.url);
    const isTaken = async (url: string): Promise<boolean> => (await this.forms.idOf(url)) !== undefined;
    if (!(await isTaken(former))) return [];
    let count = 2;
    while (await isTaken(`${former}-${count}`)) count += 1;
    form.url = `${former}-${count}`;
    return [`La URL /${former} ya está en uso: ahora es /${former}-${count}.`];
  }

  private async read(id: number): Promise<FormDto> {
    const row = await this.forms.byId(id);
    if (!row) throw new FormNotFoundError();
    return row;
  }
}
