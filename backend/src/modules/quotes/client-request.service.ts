import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { EntityManager } from '@mikro-orm/postgresql';
import { emitInOrder } from '../../platform/database/emit-in-order.js';
import { Links } from '../../platform/links/links.js';
import { LinkNotFoundError } from '../../platform/links/links.errors.js';
import { DataRights } from '../personal-data/index.js';
import { firstNameOf } from './client-name.js';
import type { MyRequestDto, RestrictMyRequestDto } from './client-request.dto.js';
import { QuoteRequestActivity, type Actor } from './quote-activity.entity.js';
import { QuoteErasure, type ErasureOutcome } from './quote-erasure.js';
import { moveFor, OPEN_STATES } from './quote-moves.js';
import { REPLY_NAMES } from './quote-kinds.js';
import { QuoteMails } from './quote-mails.js';
import type { QuoteRequest } from './quote-request.entity.js';
import { ManyChangesError, RestrictionsNotedError, WithdrawalRefusedError } from './quotes.errors.js';
import { QuotesRepository } from './quotes.repository.js';
import { wishOf } from './receipt-mail-content.js';
import { REQUEST_LINK } from './request-link.js';
import { RequestLost } from './request-events.js';
import { RequestRestrictions } from './request-restrictions.js';
import { RestrictionsRepository } from './restrictions.repository.js';

const CLIENT: Actor = { actor: 'client' };

/** What clients see of their request and do with it, through their link. Each change is one transaction. */
@Injectable()
export class ClientRequestService {
  constructor(
    private readonly em: EntityManager,
    private readonly quotes: QuotesRepository,
    private readonly links: Links,
    private readonly erasure: QuoteErasure,
    private readonly rights: DataRights,
    private readonly restrictions: RequestRestrictions,
    private readonly kept: RestrictionsRepository,
    private readonly mails: QuoteMails,
    private readonly events: EventEmitter2,
  ) {}

  /** @throws LinkNotFoundError, LinkSuspendedError */
  async read(token: unknown): Promise<MyRequestDto> {
    const id = await this.links.subjectOf(REQUEST_LINK, token);
    const [request, wasAccepted, answeredUntil, restrictions] = await Promise.all([
      this.quotes.byId(id),
      this.quotes.wasAccepted(id),
      this.rights.awaited('erasure', id),
      this.kept.of(id),
    ]);
    if (!request || request.erased) throw new LinkNotFoundError();
    const { state, has_evening: hasEvening } = request;
    return {
      first_name: firstNameOf(request.name),
      kind: request.kind,
      state: request.state,
      withdrawn: request.lost_reason === 'retirada',
      asked_at: request.created_at,
      answered_by: REPLY_NAMES[request.reply_by],
      wishes: wishOf(request).map(([name, value]) => ({ name, value })),
      restricted: restrictions !== undefined,
      restricted_at: restrictions?.consented_at ?? null,
      can_restrict: OPEN_STATES.some((open) => open === state),
      can_withdraw: moveFor({ state, hasEvening, dayCame: false, offered: false }, 'perdida', 'client') !== undefined,
      erasure: wasAccepted ? 'by_staff' : 'now',
      answered_until: answeredUntil,
    };
  }

  /**
   * Withdraws the request. Withdrawn again, it stays as it is.
   * @throws LinkNotFoundError, LinkSuspendedError, WithdrawalRefusedError while there is an evening, or after it took place
   */
  async withdraw(token: unknown): Promise<void> {
    await this.change(token, async (request) => {
      if (request.stage === 'perdida') return;
      if (!moveFor(request.situation(), 'perdida', 'client')) throw new WithdrawalRefusedError(request.situation());
      const happened = request.moveTo('perdida', 'client', CLIENT, { reason: 'retirada' });
      request.beginEdit(null);
      await this.em.persist(happened).flush();
      await this.mails.withdrawn(happened);
      await emitInOrder(this.events, RequestLost.event, new RequestLost(this.em, request.id));
    });
  }

  /**
   * Adds or corrects what the guests cannot eat, or removes it. The same words again change nothing.
   * @throws LinkNotFoundError, LinkSuspendedError, ManyChangesError, RestrictionsNotedError, RestrictionsConsentError,
   * RestrictionsOverError and what a listener of `RestrictionsChanged` throws
   */
  async restrict(token: unknown, form: RestrictMyRequestDto): Promise<void> {
    const { restrictions, restrictions_consent: agreed, restricted_at: seen } = form;
    await this.change(token, async (request) => {
      const noted = await this.kept.of(request.id);
      if ((restrictions ?? null) === (noted?.text ?? null)) return;
      if (await this.quotes.hasChangedMuch(request.id)) throw new ManyChangesError();
      if (seen !== undefined && seen !== (noted?.consented_at ?? null)) throw new RestrictionsNotedError();
      const happened = await this.restrictions.change(request, restrictions ?? null, agreed === true, CLIENT);
      if (!happened) return;
      request.beginEdit(null);
      await this.em.flush();
    });
  }

  /**
   * Erases the client's data at once if nothing was accepted, and ends the link. Otherwise the data are needed for the
   * evening and its papers, and staff must answer.
   * @throws LinkNotFoundError, LinkSuspendedError
   */
  erase(token: unknown): Promise<ErasureOutcome> {
    return this.change(token, async (request) => {
      const waits = (await this.rights.awaited('erasure', request.id)) !== null;
      const outcome = await this.erasure.askedByClient(request.id);
      if (outcome.erased || waits) return outcome;
      const asked = new QuoteRequestActivity(request, 'erasure_asked', CLIENT, null, { on: outcome.dueOn });
      await this.em.persist(asked).flush();
      await this.mails.erasureAsked(asked, outcome.dueOn);
      return outcome;
    });
  }

  /** Runs the change with the locked request that the link opens. */
  private async change<Result>(token: unknown, work: (request: QuoteRequest) => Promise<Result>): Promise<Result> {
    const id = await this.links.subjectOf(REQUEST_LINK, token);
    return this.em.transactional(async () => {
      // Deleted since the link was sent.
      if (!(await this.quotes.byId(id))) throw new LinkNotFoundError();
      const request = await this.quotes.lock(id);
      // Erased while this waited for the lock: the link has ended. Blocked meanwhile: the link is suspended.
      if (request.erasedAt) throw new LinkNotFoundError();
      request.refuseUse('client');
      return work(request);
    });
  }
}
