import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { longDay, pesos } from '../../platform/http/value/words.js';
import type { MailContent } from '../../platform/mail/mail-content.js';
import type { MailKind } from '../../platform/mail/mail-kind.js';
import { Mails } from '../../platform/mail/mails.js';
import type { Evening } from '../agenda/index.js';
import { ClientMails, type QuoteRequestActivity } from '../quotes/index.js';
import { greetingOf } from '../quotes/rules.js';
import { PaymentMails } from './payment-mails.js';
import { Transfer } from './transfer.entity.js';

/** The mail to a client whose transfer staff did not find. */
const NOT_FOUND = {
  name: 'transfer-not-found',
  about: 'quote_request_activity_id',
  title: 'Transferencia que no encontramos',
} as const satisfies MailKind;

/** What the mail is composed from. */
interface Missing {
  evening: number;
  transfer: number;
}

/** Mails a client that staff did not find a transfer. The mail is dropped if it was found meanwhile. */
@Injectable()
export class TransferMails {
  constructor(
    private readonly em: EntityManager,
    private readonly clients: ClientMails,
    private readonly paymentMails: PaymentMails,
    mails: Mails,
  ) {
    // Added by `add` only. Without a snapshot the client was erased, and the mail is dropped.
    mails.write(NOT_FOUND, { compose: (_id, missing) => this.mail(missing as Missing | null) });
  }

  /** Adds the mail in the caller's transaction. */
  async add({ quoteRequest: request }: Evening, { id }: QuoteRequestActivity, missing: Missing): Promise<void> {
    if (request.erasedAt) return;
    await this.clients.add(NOT_FOUND, request, id, { thread: `transfer-${missing.transfer}`, snapshot: missing });
  }

  private async mail(missing: Missing | null): Promise<MailContent | undefined> {
    if (!missing) return undefined;
    const transfer = await this.em.fork().findOne(Transfer, { id: missing.transfer, state: 'no_llego' });
    const envelope = transfer && (await this.paymentMails.envelope(missing.evening));
    if (!transfer || !envelope) return undefined;
    const { reader, office, url } = envelope;
    const { amount, day } = transfer;
    return {
      to: reader,
      replyTo: office,
      list: 'pagos',
      title: 'No encontramos tu transferencia',
      subject: `No encontramos tu transferencia de ${pesos(amount)}`,
      paragraphs: [
        `${greetingOf(reader)}:`,
        `Nos avisaste de una transferencia de ${pesos(amount)} del ${longDay(day)}, y no la vemos en nuestra cuenta.`,
        'Revisa en tu banco que haya salido y que los datos sean los de tu página de pagos. Si salió bien, responde este correo con el comprobante y la buscamos otra vez.',
      ],
      action: { label: 'Ver los datos y tus pagos', url },
    };
  }
}
