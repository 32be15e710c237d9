import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { EntityManager } from '@mikro-orm/postgresql';
import { emitInOrder } from '../../platform/database/emit-in-order.js';
import type { Actor, QuoteRequestActivity } from './quote-activity.entity.js';
import type { QuoteRequest } from './quote-request.entity.js';
import { RestrictionsConsentError } from './quotes.errors.js';
import { RestrictionsChanged } from './request-events.js';
import { RestrictionsRepository } from './restrictions.repository.js';

/** Changes of what a request's guests cannot eat, by staff or the client, in the transaction of `em`. */
@Injectable()
export class RequestRestrictions {
  constructor(
    private readonly em: EntityManager,
    private readonly restrictions: RestrictionsRepository,
    private readonly events: EventEmitter2,
  ) {}

  /**
   * Replaces the restrictions of a locked request, or removes them with null. Removing needs no consent.
   * @returns the activity, which is stored; nothing if the words are the same
   * @throws RestrictionsConsentError, RestrictionsOverError and what a listener of `RestrictionsChanged` throws
   */
  async change(
    request: QuoteRequest,
    text: string | null,
    agreed: boolean,
    actor: Actor,
  ): Promise<QuoteRequestActivity | undefined> {
    const before = await this.restrictions.of(request.id);
    if (text === (before?.text ?? null)) return undefined;
    if (text !== null && !agreed) throw new RestrictionsConsentError();
    const happened = request.restrict(actor);
    await this.em.persist(happened).flush();
    await this.restrictions.replace(request.id, text);
    await emitInOrder(
      this.events,
      RestrictionsChanged.event,
      new RestrictionsChanged(this.em, request.id, happened.id),
    );
    return happened;
  }
}
