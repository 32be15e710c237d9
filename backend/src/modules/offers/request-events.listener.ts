import { Injectable } from '@nestjs/common';
import { OnEvent } from '@nestjs/event-emitter';
import { EntityManager } from '@mikro-orm/postgresql';
import { Links } from '../../platform/links/links.js';
import { MailLinkOpened } from '../../platform/links/mail-link-opened.js';
import { ClientReadersRepository, QuoteRequest, RequestErased, RequestLeaving, RequestLost } from '../quotes/index.js';
import { ChefInquiriesRepository } from './chef-inquiries.repository.js';
import { ChefInquiryEnds } from './chef-inquiry-ends.js';
import { ChefsWaitError } from './chef-inquiry.errors.js';
import { CHEF_INQUIRY_LINK, OFFER_LINK, SHEET_LINK } from './offer-links.js';
import { OffersRepository } from './offers.repository.js';
import { SheetsRepository } from './sheets.repository.js';

/** Updates offers when their request changes, and the request when an offer is opened, within the same transaction. */
@Injectable()
export class RequestEventsListener {
  constructor(
    private readonly offers: OffersRepository,
    private readonly sheets: SheetsRepository,
    private readonly links: Links,
    private readonly readers: ClientReadersRepository,
    private readonly em: EntityManager,
    private readonly inquiries: ChefInquiryEnds,
    private readonly asked: ChefInquiriesRepository,
  ) {}

  /** Chefs who were asked hear that it came to nothing. */
  @OnEvent(RequestLost.event, { suppressErrors: false })
  async end({ em, requestId }: RequestLost): Promise<void> {
    await this.inquiries.lost(em.getReference(QuoteRequest, requestId));
  }

  /** @throws ChefsWaitError while a chef was asked, who would never hear that it came to nothing */
  @OnEvent(RequestLeaving.event, { suppressErrors: false })
  async refuse({ requestId }: RequestLeaving): Promise<void> {
    const waiting = await this.inquiries.waiting(requestId);
    if (waiting.length > 0) throw new ChefsWaitError(waiting);
  }

  @OnEvent(RequestErased.event, { suppressErrors: false })
  async revoke({ em, requestId }: RequestErased): Promise<void> {
    await this.inquiries.lost(em.getReference(QuoteRequest, requestId));
    for (const { id } of await this.offers.lockAll(requestId)) await this.links.revoke(em, OFFER_LINK, id);
    for (const id of await this.sheets.idsOfRequest(requestId)) await this.links.revoke(em, SHEET_LINK, id);
    for (const { id } of await this.asked.ofRequest(requestId)) await this.links.revoke(em, CHEF_INQUIRY_LINK, id);
  }

  /** A reader who opens an offer from its mail confirms the client's address. */
  @OnEvent(MailLinkOpened.event, { suppressErrors: false })
  async confirm({ purpose, subject, wentTo }: MailLinkOpened): Promise<void> {
    const request = purpose === OFFER_LINK.purpose ? await this.offers.requestOf(subject) : undefined;
    if (request !== undefined) await this.readers.confirm(request, wentTo);
  }
}
