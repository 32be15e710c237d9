import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { noteDone } from '../../platform/audit/audit.repository.js';
import type { Caller } from '../../platform/http/access.js';
import { isClientPhone, normalizeClientPhone } from '../../platform/http/value/phone.js';
import { DataRights } from './data-rights.js';
import type { RightKind, RightsActor } from './data-right.entity.js';
import type {
  ClientRequestsDto,
  FindPersonalDataDto,
  NoteDataRightDto,
  PersonalDataDto,
  PersonalExportDto,
  RectifyPersonalDataDto,
  RefuseDataRightDto,
} from './personal-data.dto.js';
import { ClientNotFoundError, NoContactError, NothingToRectifyError } from './personal-data.errors.js';
import { PersonalData, type Contact, type Corrections } from './personal-data.js';

/** What administrators do for people who ask about their data. Each change is one transaction and one log entry. */
@Injectable()
export class PersonalDataService {
  constructor(
    private readonly em: EntityManager,
    private readonly personal: PersonalData,
    private readonly rights: DataRights,
  ) {}

  /**
   * Everything that is stored about the person with this e-mail or phone.
   * @throws NoContactError
   */
  async find({ contact }: FindPersonalDataDto): Promise<PersonalDataDto> {
    const sought = contactOf(contact);
    const [requests, mentions] = await Promise.all([
      this.personal.keeper.find(sought),
      this.personal.mentions(this.em, sought),
    ]);
    return { requests, mentions };
  }

  /**
   * Everything that is stored about some requests, for the person who asked for it.
   * @throws ClientNotFoundError, TaskAnsweredError
   */
  export(form: ClientRequestsDto, caller: Caller): Promise<PersonalExportDto> {
    return this.grant('access', form, caller, async (em, ids) => {
      for (const id of ids) await noteDone(em, { action: 'export', kind: 'quote_request', id });
      return { exported_at: new Date().toISOString(), data: await this.personal.read(em, ids) };
    });
  }

  /** @throws ClientNotFoundError, NothingToRectifyError, TaskAnsweredError */
  async rectify(form: RectifyPersonalDataDto, caller: Caller): Promise<void> {
    const { name, email, phone_number: phone } = form;
    const corrections: Corrections = { ...(name && { name }), ...(email && { email }), ...(phone && { phone }) };
    if (Object.keys(corrections).length === 0) throw new NothingToRectifyError();
    await this.forEach('rectification', form, caller, (em, id, by) =>
      this.personal.keeper.rectify(em, id, corrections, by),
    );
  }

  /** @throws ClientNotFoundError, TaskAnsweredError */
  block(form: ClientRequestsDto, caller: Caller): Promise<void> {
    return this.forEach('block', form, caller, (em, id, by) => this.personal.keeper.block(em, id, true, by));
  }

  /** @throws ClientNotFoundError, TaskAnsweredError */
  unblock(form: ClientRequestsDto, caller: Caller): Promise<void> {
    return this.forEach('unblock', form, caller, (em, id, by) => this.personal.keeper.block(em, id, false, by));
  }

  /** @throws ClientNotFoundError, TaskAnsweredError, and what the keeper of clients throws where one cannot be erased yet */
  erase(form: ClientRequestsDto, caller: Caller): Promise<void> {
    return this.forEach('erasure', form, caller, (em, id, by) => this.personal.keeper.erase(em, id, by));
  }

  /**
   * Adds a task: a person asked for a right by mail, at the counter or on the telephone.
   * @throws ClientNotFoundError
   */
  note({ requests, kind, asked_on }: NoteDataRightDto, caller: Caller): Promise<void> {
    return this.em.transactional(async (em) => {
      const ids = await this.known(requests);
      await this.rights.ask(em, kind, ids, actorOf(caller), asked_on);
    });
  }

  /** @throws TaskAnsweredError */
  refuse(id: number, { reason }: RefuseDataRightDto, caller: Caller): Promise<void> {
    return this.em.transactional((em) => this.rights.refuse(em, id, reason, actorOf(caller)));
  }

  private forEach(
    kind: RightKind,
    form: ClientRequestsDto,
    caller: Caller,
    work: (em: EntityManager, id: number, by: RightsActor) => Promise<void>,
  ): Promise<void> {
    return this.grant(kind, form, caller, async (em, ids, by) => {
      for (const id of ids) await work(em, id, by);
    });
  }

  private grant<Result>(
    kind: RightKind,
    { requests, task_id: taskId }: ClientRequestsDto,
    caller: Caller,
    work: (em: EntityManager, ids: readonly number[], by: RightsActor) => Promise<Result>,
  ): Promise<Result> {
    return this.em.transactional(async (em) => {
      const ids = await this.known(requests);
      const by = actorOf(caller);
      await this.rights.grant(em, { kind, requests: ids, taskId }, by);
      return work(em, ids, by);
    });
  }

  /**
   * Requests that exist, in a fixed order, so that two of these calls do not deadlock.
   * @throws ClientNotFoundError
   */
  private async known(requests: readonly number[]): Promise<number[]> {
    const ids = requests.toSorted((one, other) => one - other);
    if ((await this.personal.keeper.byIds(ids)).length < ids.length) throw new ClientNotFoundError();
    return ids;
  }
}

const actorOf = ({ id, name }: Caller): RightsActor => ({ actor: 'person', id, name });

/** @throws NoContactError */
function contactOf(text: string): Contact {
  if (text.includes('@')) return { email: text.toLowerCase() };
  const number = /^#(\d{1,9})$/.exec(text)?.[1];
  if (number !== undefined) return { request: Number(number) };
  const phone = normalizeClientPhone(text);
  if (!isClientPhone(phone)) throw new NoContactError();
  return { phone };
}
