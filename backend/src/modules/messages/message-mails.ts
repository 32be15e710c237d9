import { Injectable } from '@nestjs/common';
import { CreateRequestContext } from '@mikro-orm/decorators/legacy';
import { EntityManager } from '@mikro-orm/postgresql';
import { Env } from '../../config/env.js';
import type { Letter } from '../../platform/mail/letter.js';
import type { MailDto } from '../../platform/mail/mail.dto.js';
import { MailNotSentError } from '../../platform/mail/mail-problems.js';
import { Mails } from '../../platform/mail/mails.js';
import { CompanyRepository } from '../company/index.js';
import { AnsweredRequests, MESSAGE } from '../quotes/index.js';
import { readerOf } from '../quotes/rules.js';
import { MessageLinks } from './message-links.js';
import { messageLetter } from './message-letter.js';
import { MessagesRepository } from './messages.repository.js';

/** Mails staff's messages to clients. */
@Injectable()
export class MessageMails {
  constructor(
    private readonly em: EntityManager,
    private readonly messages: MessagesRepository,
    private readonly companies: CompanyRepository,
    private readonly mails: Mails,
    private readonly env: Env,
    private readonly links: MessageLinks,
    answered: AnsweredRequests,
  ) {
    // Only when a mail server has the mail the client was answered: a refused one is no answer.
    mails.write(MESSAGE, { compose: (id) => this.compose(id), sent: (em, id) => answered.contacted(id) });
  }

  /** Whether a mail server is configured. */
  get configured(): boolean {
    return this.mails.configured;
  }

  /** Adds the mail of a message, in the transaction that stores it. */
  tell(id: number): Promise<void> {
    return this.mails.add(this.em, MESSAGE, id);
  }

  /** Sends the mail once more. */
  tellAgain(id: number): Promise<void> {
    return this.mails.again(this.em, MESSAGE, id);
  }

  /** The state of the mail. */
  of(id: number): Promise<MailDto | null> {
    return this.mails.of(this.em, MESSAGE, id);
  }

  /** The same, after waiting briefly for the mail server. Call it after the commit. */
  heard(id: number): Promise<MailDto | null> {
    return this.mails.soon(MESSAGE, id);
  }

  /** A message whose words were erased is not sent. */
  @CreateRequestContext()
  private async compose(id: number): Promise<Letter | undefined> {
    const kept = await this.messages.byId(id);
    if (!kept?.text) return undefined;
    const { name, email, addressConfirmedAt } = kept.quoteRequest;
    const to = readerOf({ name, email, confirmed: addressConfirmedAt !== null });
    if (!to) return undefined;
    const company = await this.companies.one();
    if (!company) throw new MailNotSentError('recipient');
    const text = await this.links.leaving(kept.text, kept.quoteRequest.id, to);
    return messageLetter(
      { subject: kept.data.subject ?? '', text, to },
      { name: this.env.PRODUCT_NAME, address: company.email },
    );
  }
}
