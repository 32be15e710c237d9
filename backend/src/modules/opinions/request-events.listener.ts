import { Injectable } from '@nestjs/common';
import { OnEvent } from '@nestjs/event-emitter';
import { Links } from '../../platform/links/links.js';
import { MailLinkOpened } from '../../platform/links/mail-link-opened.js';
import { ClientReadersRepository, RequestBlocked, RequestErased } from '../quotes/index.js';
import { OPINION_LINK } from './opinion-link.js';
import { OpinionsRepository } from './opinions.repository.js';

/**
 * Updates opinions when their client is blocked or erased, within the same transaction. Opening one from its mail
 * confirms the client's address.
 */
@Injectable()
export class RequestEventsListener {
  constructor(
    private readonly links: Links,
    private readonly opinions: OpinionsRepository,
    private readonly readers: ClientReadersRepository,
  ) {}

  @OnEvent(RequestBlocked.event, { suppressErrors: false })
  withhold({ requestId, blocked }: RequestBlocked): Promise<void> {
    return this.opinions.withhold(requestId, blocked);
  }

  @OnEvent(RequestErased.event, { suppressErrors: false })
  revoke({ em, requestId }: RequestErased): Promise<void> {
    return this.links.revoke(em, OPINION_LINK, requestId);
  }

  @OnEvent(MailLinkOpened.event, { suppressErrors: false })
  async confirm({ purpose, subject, wentTo }: MailLinkOpened): Promise<void> {
    if (purpose === OPINION_LINK.purpose) await this.readers.confirm(subject, wentTo);
  }
}
