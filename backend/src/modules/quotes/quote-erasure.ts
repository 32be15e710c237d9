import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Links } from '../../platform/links/links.js';
import { DataRights, PersonalData } from '../personal-data/index.js';
import type { Actor } from './quote-activity.entity.js';
import { QuotesRepository } from './quotes.repository.js';
import { RequestErased, RequestLost } from './request-events.js';
import { REQUEST_LINK } from './request-link.js';

const CLIENT = { actor: 'client' } as const;

/** What became of a client's wish to be erased: it was done, or staff answer it by a day ('YYYY-MM-DD'). */
export type ErasureOutcome = { erased: true } | { erased: false; dueOn: string };

/**
 * Erases clients. What is left of a request is an anonymous figure: when it came, what for, how far it came and why it was
 * lost. Every table that declares data about clients is erased with it, and the client's links open nothing any more. Within
 * `em`'s transaction.
 */
@Injectable()
export class QuoteErasure {
  constructor(
    private readonly quotes: QuotesRepository,
    private readonly personal: PersonalData,
    private readonly rights: DataRights,
    private readonly links: Links,
    private readonly events: EventEmitter2,
  ) {}

  /**
   * What a client asks for themselves: at once, unless something was accepted. A contract has to be kept for a while, so
   * that is a task for staff, with the day by which the law asks for an answer. Asking twice is one task.
   * @throws QuoteRequestNotFoundError
   */
  async askedByClient(em: EntityManager, id: number): Promise<ErasureOutcome> {
    const request = await this.quotes.lock(em, id);
    if (request.erasedAt) return { erased: true };
    if (request.wasAccepted) return { erased: false, dueOn: await this.rights.ask(em, 'erasure', [id], CLIENT) };
    await this.rights.grant(em, { kind: 'erasure', requests: [id] }, CLIENT);
    await this.erase(em, id, CLIENT);
    return { erased: true };
  }

  /**
   * Erases the client of a request, whatever became of it. One that nobody accepted yet is lost with it. Once more changes
   * nothing.
   * @throws QuoteRequestNotFoundError
   */
  async erase(em: EntityManager, id: number, actor: Actor): Promise<void> {
    const request = await this.quotes.lock(em, id);
    if (request.erasedAt) return;
    request.beginEdit(null);
    const happened = request.erase(actor);
    em.persist(happened);
    await em.flush();
    if (happened.some(({ data }) => data.to === 'perdida'))
      await this.events.emitAsync(RequestLost.event, new RequestLost(em, id, actor));
    await this.personal.erase(em, [id]);
    await this.links.revoke(em, REQUEST_LINK, id);
    await this.events.emitAsync(RequestErased.event, new RequestErased(em, id));
    await em.refresh(request);
  }
}
