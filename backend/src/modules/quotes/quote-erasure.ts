import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { EntityManager } from '@mikro-orm/postgresql';
import { emitInOrder } from '../../platform/database/emit-in-order.js';
import { Links } from '../../platform/links/links.js';
import { DataRights, PersonalData, type RightsActor } from '../personal-data/index.js';
import type { Actor } from './quote-activity.entity.js';
import type { QuoteRequest } from './quote-request.entity.js';
import { EveningAheadError, PapersKeptError, RequestBlockedError, RequestHasEveningError } from './quotes.errors.js';
import { QuotesRepository } from './quotes.repository.js';
import { RequestErased, RequestLeaving } from './request-events.js';
import { REQUEST_LINK } from './request-link.js';

const CLIENT = { actor: 'client' } as const;

/** The result of a client's wish to be erased: done, or staff must answer by a day ('YYYY-MM-DD'). */
export type ErasureOutcome = { erased: true } | { erased: false; dueOn: string };

/**
 * Erases clients, in the transaction of `em`. What remains of a request is an anonymous figure: its day, its kind, its
 * last state and the reason for losing it. Every table that declares data about clients is erased too. The client's
 * links are revoked.
 */
@Injectable()
export class QuoteErasure {
  constructor(
    private readonly em: EntityManager,
    private readonly quotes: QuotesRepository,
    private readonly personal: PersonalData,
    private readonly rights: DataRights,
    private readonly links: Links,
    private readonly events: EventEmitter2,
  ) {}

  /**
   * Erases at the client's own wish, at once unless something was accepted. A contract must be kept for some time; then
   * it is a task for staff, with the legal deadline. Asking twice makes one task.
   * @throws QuoteRequestNotFoundError, LinkSuspendedError
   */
  async askedByClient(id: number): Promise<ErasureOutcome> {
    const request = await this.quotes.lock(id);
    if (request.erasedAt) return { erased: true };
    request.refuseUse('client');
    if (request.wasAccepted) return { erased: false, dueOn: await this.rights.ask(this.em, 'erasure', [id], CLIENT) };
    await this.rights.grant(this.em, { kind: 'erasure', requests: [id] }, CLIENT);
    await this.erase(id, CLIENT);
    return { erased: true };
  }

  /**
   * Erases for staff, who answer a wish of the client. While an evening lies ahead it is refused.
   * @throws QuoteRequestNotFoundError, EveningAheadError
   */
  async askedOfStaff(id: number, actor: Actor): Promise<void> {
    const { erasedAt, eveningEndsAt } = await this.quotes.lock(id);
    if (!erasedAt && eveningEndsAt && eveningEndsAt > new Date()) throw new EveningAheadError(id);
    await this.erase(id, actor);
  }

  /**
   * Erases the client of a request in any state. A request that was not accepted is lost. Repeating it changes nothing.
   * @throws QuoteRequestNotFoundError
   */
  async erase(id: number, actor: Actor): Promise<void> {
    const request = await this.quotes.lock(id);
    if (!request.erasedAt) await this.eraseLocked(request, actor);
  }

  /**
   * Deletes a request with everything that was written about its client. An accepted request is erased instead, because
   * the papers of the sale must stay.
   * @throws QuoteRequestNotFoundError, RequestBlockedError, RequestHasEveningError, PapersKeptError where only the papers are left, and
   * what a listener of `RequestLeaving` throws
   */
  async delete(id: number, actor: Actor): Promise<void> {
    const request = await this.quotes.lock(id);
    if (request.blockedAt) throw new RequestBlockedError();
    if (!request.wasAccepted) {
      await emitInOrder(this.events, RequestLeaving.event, new RequestLeaving(this.em, id));
      return this.deleteAll([id], actor);
    }
    if (request.erasedAt) throw new PapersKeptError();
    if (request.stage === 'aceptada' && request.situation().hasEvening) throw new RequestHasEveningError();
    await this.eraseLocked(request, actor);
  }

  /** Deletes requests with everything that was written about their clients, in all tables. It answers wishes for erasure. */
  async deleteAll(ids: readonly number[], actor: Actor): Promise<void> {
    for (const id of ids) await this.forgetLinks(id);
    await this.personal.erase(this.em, ids);
    await this.quotes.deleteAll(ids);
    await this.rights.erased(this.em, ids, rightsActorOf(actor));
  }

  private async eraseLocked(request: QuoteRequest, actor: Actor): Promise<void> {
    const { id } = request;
    request.beginEdit(null);
    const happened = request.erase(actor);
    await this.em.persist(happened).flush();
    await this.forgetLinks(id);
    await this.personal.erase(this.em, [id]);
    await this.em.refresh(request);
    await this.rights.erased(this.em, [id], rightsActorOf(actor));
  }

  /** First, because listeners read the offers before they are deleted. */
  private async forgetLinks(id: number): Promise<void> {
    await emitInOrder(this.events, RequestErased.event, new RequestErased(this.em, id));
    await this.links.revoke(this.em, REQUEST_LINK, id);
  }
}

const rightsActorOf = (actor: Actor): RightsActor =>
  actor.actor === 'person' ? { actor: 'person', id: actor.person.id, name: actor.actorName } : { actor: actor.actor };
