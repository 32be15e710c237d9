import { Injectable } from '@nestjs/common';
import { CreateRequestContext } from '@mikro-orm/decorators/legacy';
import type { MailContent } from '../../platform/mail/mail-content.js';
import { Mails } from '../../platform/mail/mails.js';
import { Office } from '../company/index.js';
import { AnsweredRequests, MESSAGE } from '../quotes/index.js';
import { readerOf } from '../quotes/rules.js';
import { MessageLinks } from './message-links.js';
import { MessagesRepository } from './messages.repository.js';

/** Mails staff's messages to clients. */
@Injectable()
export class MessageMails {
  constructor(
    private readonly messages: MessagesRepository,
    private readonly office: Office,
    private readonly links: MessageLinks,
    mails: Mails,
    answered: AnsweredRequests,
  ) {
    // Only when a mail server has the mail the client was answered: a refused one is no answer.
    mails.write(MESSAGE, { compose: (id) => this.compose(id), sent: (em, id) => answered.contacted(id) });
  }

  /** A message whose words were erased is not sent. */
  @CreateRequestContext((mails: MessageMails) => mails.messages)
  private async compose(id: number): Promise<MailContent | undefined> {
    const kept = await this.messages.byId(id);
    if (!kept?.text) return undefined;
    const { name, email, addressConfirmedAt } = kept.quoteRequest;
    const to = readerOf({ name, email, confirmed: addressConfirmedAt !== null });
    if (!to) return undefined;
    const replyTo = await this.office.mailbox();
    const text = await this.links.leaving(kept.text, kept.quoteRequest.id, to.address);
    const subject = kept.data.subject ?? '';
    return { to, replyTo, subject, title: subject, paragraphs: text.split(/\n{2,}/) };
  }
}
