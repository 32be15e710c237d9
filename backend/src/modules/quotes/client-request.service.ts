import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { Links } from '../../platform/links/links.js';
import { LinkNotFoundError } from '../../platform/links/links.errors.js';
import { DataRights } from '../personal-data/index.js';
import { firstNameOf } from './client-name.js';
import type { MyRequestDto } from './client-request.dto.js';
import type { Actor } from './quote-activity.entity.js';
import { QuoteErasure, type ErasureOutcome } from './quote-erasure.js';
import { moveFor } from './quote-moves.js';
import { REPLY_NAMES } from './quote-kinds.js';
import type { QuoteRequest } from './quote-request.entity.js';
import { QuotesRepository } from './quotes.repository.js';
import { wishOf } from './receipt-letter.js';
import { RequestLost } from './request-events.js';
import { REQUEST_LINK } from './request-link.js';

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
    private readonly events: EventEmitter2,
  ) {}

  /** @throws LinkNotFoundError, LinkSuspendedError */
  async read(token: unknown): Promise<MyRequestDto> {
    const id = await this.links.subjectOf(REQUEST_LINK, token);
    const [request, wasAccepted, answeredUntil] = await Promise.all([
      this.quotes.byId(id),
      this.quotes.wasAccepted(id),
      this.rights.awaited('erasure', id),
    ]);
    if (!request || request.erased) throw new LinkNotFoundError();
    return {
      first_name: firstNameOf(request.name),
      kind: request.kind,
      state: request.state,
      withdrawn: request.lost_reason === 'retirada',
      asked_at: request.created_at,
      answered_by: REPLY_NAMES[request.reply_by],
      wishes: wishOf(request).map(([name, value]) => ({ name, value })),
      can_withdraw: moveFor(request.state, 'perdida', 'client') !== undefined,
      erasure: wasAccepted ? 'by_staff' : 'now',
      answered_until: answeredUntil,
    };
  }

  /**
   * Withdraws the request. Withdrawn again, it stays as it is.
   * @throws LinkNotFoundError, LinkSuspendedError, MoveRefusedError once the evening has taken place
   */
  async withdraw(token: unknown): Promise<void> {
    await this.change(token, async (em, request) => {
      if (request.stage === 'perdida') return;
      await this.lose(em, request);
    });
  }

  /**
   * Erases the client's data at once if nothing was accepted, and ends the link. Otherwise the data are needed for the
   * evening and its papers, and staff must answer.
   * @throws LinkNotFoundError, LinkSuspendedError
   */
  erase(token: unknown): Promise<ErasureOutcome> {
    return this.change(token, (em, { id }) => this.erasure.askedByClient(em, id));
  }

  private async lose(em: EntityManager, request: QuoteRequest): Promise<void> {
    const happened = request.moveTo('perdida', 'client', CLIENT, { reason: 'retirada' });
    request.beginEdit(null);
    em.persist(happened);
    await em.flush();
    await this.events.emitAsync(RequestLost.event, new RequestLost(em, request.id, CLIENT));
  }

  /** Runs the change with the locked request that the link opens. */
  private async change<Result>(
    token: unknown,
    work: (em: EntityManager, request: QuoteRequest) => Promise<Result>,
  ): Promise<Result> {
    const id = await this.links.subjectOf(REQUEST_LINK, token);
    return this.em.transactional(async (em) => {
      // Deleted since the link was sent.
      if (!(await this.quotes.byId(id, em))) throw new LinkNotFoundError();
      const request = await this.quotes.lock(em, id);
      // Erased while this waited for the lock: the link has ended. Blocked meanwhile: the link is suspended.
      if (request.erasedAt) throw new LinkNotFoundError();
      request.refuseUse('client');
      return work(em, request);
    });
  }
}
