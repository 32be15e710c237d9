import { Injectable } from '@nestjs/common';
import { OnEvent } from '@nestjs/event-emitter';
import { Links } from '../../platform/links/links.js';
import { MailLinkOpened } from '../../platform/links/mail-link-opened.js';
import { PAYMENT_LINK } from '../offers/index.js';
import { ClientReadersRepository, RequestErased } from '../quotes/index.js';
import { ClientMoneyRepository } from './client-money.repository.js';

/** Ends payment links with their client's data, and confirms the address of a client who opened one from a mail. */
@Injectable()
export class RequestEventsListener {
  constructor(
    private readonly reads: ClientMoneyRepository,
    private readonly links: Links,
    private readonly readers: ClientReadersRepository,
  ) {}

  @OnEvent(RequestErased.event, { suppressErrors: false })
  async revoke({ em, requestId }: RequestErased): Promise<void> {
    for (const id of await this.reads.eveningsOfRequest(requestId)) await this.links.revoke(em, PAYMENT_LINK, id);
  }

  @OnEvent(MailLinkOpened.event, { suppressErrors: false })
  async confirm({ purpose, subject, wentTo }: MailLinkOpened): Promise<void> {
    const evening = purpose === PAYMENT_LINK.purpose ? await this.reads.evening(subject) : undefined;
    if (evening) await this.readers.confirm(evening.requestId, wentTo);
  }
}
