import { Injectable } from '@nestjs/common';
import { OnEvent } from '@nestjs/event-emitter';
import { MailLinkOpened } from '../../platform/links/mail-link-opened.js';
import { ClientReadersRepository } from './client-readers.repository.js';
import { REQUEST_LINK } from './request-link.js';

/** Handles the event that the page of a request was opened from a mail. */
@Injectable()
export class MailLinkEventsListener {
  constructor(private readonly readers: ClientReadersRepository) {}

  @OnEvent(MailLinkOpened.event, { suppressErrors: false })
  async confirm({ purpose, subject, wentTo }: MailLinkOpened): Promise<void> {
    if (purpose === REQUEST_LINK.purpose) await this.readers.confirm(subject, wentTo);
  }
}
