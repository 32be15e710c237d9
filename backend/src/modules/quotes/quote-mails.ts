import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { Env } from '../../config/env.js';
import type { MailContent } from '../../platform/mail/mail-content.js';
import { NoMailServerError } from '../../platform/mail/mail.errors.js';
import { Mails } from '../../platform/mail/mails.js';
import { Office } from '../company/index.js';
import { ERASURE_OFFICE, MAILS_HAVE_IT, NEW_REQUEST, WITHDRAWN_OFFICE } from './mail-kinds.js';
import { noMailOf, type NoMail } from './no-mail.js';
import type { QuoteRequestActivity } from './quote-activity.entity.js';
import { erasureMail, quoteMail, withdrawnMail, type OfficeReader } from './quote-mail-content.js';
import type { QuoteRequest } from './quote-request.entity.js';
import type { QuoteRequestDto } from './quotes.dto.js';
import { QuotesRepository } from './quotes.repository.js';

/** What the snapshots of these mails say. */
interface About {
  request: number;
}
interface ErasureAsked extends About {
  dueOn: string;
}

/** Notifies the company of new and withdrawn requests and wishes for erasure, where a mail server is configured. */
@Injectable()
export class QuoteMails {
  constructor(
    private readonly em: EntityManager,
    private readonly quotes: QuotesRepository,
    private readonly office: Office,
    private readonly mails: Mails,
    private readonly env: Env,
  ) {
    mails.write(NEW_REQUEST, {
      compose: (id) => this.compose(id),
      sent: (em, id) => quotes.markMailed(id),
      adopt: () => this.adopt(),
    });
    mails.write(WITHDRAWN_OFFICE, {
      compose: async (_id, snapshot) => {
        const request = await this.requestOf(snapshot);
        return request && withdrawnMail(request, await this.reader());
      },
    });
    mails.write(ERASURE_OFFICE, {
      compose: async (_id, snapshot) => {
        const request = await this.requestOf(snapshot);
        return request && erasureMail(request, (snapshot as ErasureAsked).dueOn, await this.reader());
      },
    });
  }

  /** Why no mail about a request goes out; null if mails go out. */
  noneFor(request: QuoteRequestDto): NoMail | null {
    return noMailOf(this.mails, request);
  }

  /** Marks a request that is about to be stored: its mail will be written, or waits for a mail server. */
  expect(request: QuoteRequest): void {
    if (this.mails.configured) request.nextMailAt = MAILS_HAVE_IT;
  }

  /** Adds a request's mail, in the transaction that stores it. */
  add(id: number): Promise<void> {
    return this.mails.add(this.em, NEW_REQUEST, id);
  }

  /**
   * Sends the mail once more.
   * @throws NoMailServerError
   */
  async sendAgain(id: number): Promise<void> {
    if (!this.mails.configured) throw new NoMailServerError();
    return this.mails.again(this.em, NEW_REQUEST, id);
  }

  /** Waits briefly for the mail server's answer. */
  async settled(id: number): Promise<void> {
    await this.mails.soon(NEW_REQUEST, id);
  }

  /** Adds the mail about a withdrawal, in its transaction. */
  withdrawn({ id, quoteRequest }: QuoteRequestActivity): Promise<void> {
    const about = { request: quoteRequest.id } satisfies About;
    return this.mails.add(this.em, WITHDRAWN_OFFICE, id, {
      thread: `request-withdrawn-${quoteRequest.id}`,
      snapshot: about,
    });
  }

  /**
   * Adds the mail about a wish to be erased, in its transaction.
   * @param dueOn the last legal day to answer ('YYYY-MM-DD')
   */
  erasureAsked({ id, quoteRequest }: QuoteRequestActivity, dueOn: string): Promise<void> {
    const about = { request: quoteRequest.id, dueOn } satisfies ErasureAsked;
    return this.mails.add(this.em, ERASURE_OFFICE, id, { thread: `erasure-asked-${quoteRequest.id}`, snapshot: about });
  }

  /** A request that staff are already working on needs no mail. */
  private async compose(id: number): Promise<MailContent | undefined> {
    const request = await this.quotes.byId(id);
    if (!request || request.state !== 'nueva') return undefined;
    return quoteMail(request, await this.reader());
  }

  /** The request of a snapshot; undefined if its client was erased. */
  private async requestOf(snapshot: unknown): Promise<QuoteRequestDto | undefined> {
    const about = snapshot as About | null;
    const request = about ? await this.quotes.byId(about.request) : undefined;
    return request?.erased ? undefined : request;
  }

  private async reader(): Promise<OfficeReader> {
    return { office: await this.office.mailbox(), publicUrl: this.env.PUBLIC_URL };
  }

  private adopt(): Promise<void> {
    return this.em.fork().transactional(async () => {
      for (const id of await this.quotes.claimUnmailed()) await this.add(id);
    });
  }
}
