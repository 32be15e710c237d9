import { Injectable } from '@nestjs/common';
import { OnEvent } from '@nestjs/event-emitter';
import { Links } from '../../platform/links/links.js';
import { RequestErased } from '../quotes/index.js';
import { OFFER_LINK } from './offer-link.js';
import { OffersRepository } from './offers.repository.js';

/** What becomes of offers when something becomes of their request, within the same transaction. */
@Injectable()
export class RequestEventsListener {
  constructor(
    private readonly offers: OffersRepository,
    private readonly links: Links,
  ) {}

  @OnEvent(RequestErased.event, { suppressErrors: false })
  async revoke({ em, requestId }: RequestErased): Promise<void> {
    for (const { id } of await this.offers.lockAll(em, requestId)) await this.links.revoke(em, OFFER_LINK, id);
  }
}
