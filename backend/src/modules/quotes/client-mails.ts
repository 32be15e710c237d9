import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { MailEvent, MailKind } from '../../platform/mail/mail-kind.js';
import { Mails } from '../../platform/mail/mails.js';
import { BY_ITSELF, QuoteRequestActivity } from './quote-activity.entity.js';
import type { QuoteRequest } from './quote-request.entity.js';

/** The mails to clients that leave by themselves. Staff notify a client without an address in another way. */
@Injectable()
export class ClientMails {
  constructor(
    private readonly em: EntityManager,
    private readonly mails: Mails,
  ) {}

  /**
   * Adds a mail about a record in the transaction of `em`, unless it exists. Without an address an activity says, once for
   * each record, that it does not leave.
   */
  async add(kind: MailKind, request: QuoteRequest, id: number, event?: MailEvent): Promise<void> {
    if (request.email !== null) return this.mails.add(this.em, kind, id, event);
    const said = { letter: kind.title, key: `${kind.name}-${id}` };
    const kept = { quoteRequest: request, data: { key: said.key } };
    if ((await this.em.count(QuoteRequestActivity, kept)) > 0) return;
    await this.em.persist(new QuoteRequestActivity(request, 'letter_unmailed', BY_ITSELF, null, said)).flush();
  }
}
