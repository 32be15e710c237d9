import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { BY_ITSELF, QuoteRequestActivity, type Actor } from './quote-activity.entity.js';
import { moveFor, type MoveBy, type QuoteState } from './quote-moves.js';
import { QuotesRepository } from './quotes.repository.js';

/**
 * Moves requests whose client was answered by a mail: when a mail server has accepted it, not when it was written. A refused
 * mail is no answer and moves nothing. Runs in the transaction of `em`.
 */
@Injectable()
export class AnsweredRequests {
  constructor(
    private readonly em: EntityManager,
    private readonly quotes: QuotesRepository,
  ) {}

  /** A message reached a new request's client: it is contacted, since the moment when staff wrote. */
  async contacted(messageId: number): Promise<void> {
    const message = await this.em.findOne(QuoteRequestActivity, { id: messageId });
    if (message) await this.move(message, 'contactada', 'message');
  }

  /** An offer reached its client: the request is quoted, since the moment when staff sent it. */
  async quoted(requestId: number, number: string): Promise<void> {
    const sent = await this.em.findOne(QuoteRequestActivity, {
      quoteRequest: requestId,
      kind: 'offer_sent',
      data: { offer: number },
    });
    if (sent) await this.move(sent, 'cotizada', 'offer');
  }

  /** A move that is not possible any more is not made: staff or the client were faster. */
  private async move(happened: QuoteRequestActivity, to: QuoteState, by: MoveBy): Promise<void> {
    const request = await this.quotes.lock(happened.quoteRequest.id);
    if (request.blockedAt || request.erasedAt || !moveFor(request.situation(), to, by)) return;
    request.beginEdit(null);
    await this.em.persist(request.moveTo(to, by, actorOf(happened), { at: happened.at })).flush();
  }
}

/** Anyone who did something, as the author of what follows from it. */
const actorOf = ({ person, actorName }: QuoteRequestActivity): Actor =>
  person ? { actor: 'person', person, actorName: actorName ?? '' } : BY_ITSELF;
