import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { Env } from '../../config/env.js';
import { Links } from '../../platform/links/links.js';
import type { Letter } from '../../platform/mail/letter.js';
import type { MailKind } from '../../platform/mail/mail-kind.js';
import { MailNotSentError } from '../../platform/mail/mail-problems.js';
import { Mails } from '../../platform/mail/mails.js';
import type { Evening } from '../agenda/index.js';
import { CompanyRepository } from '../company/index.js';
import { PAYMENT_LINK } from '../offers/index.js';
import { ClientMails, ClientReadersRepository, type QuoteRequestActivity } from '../quotes/index.js';
import { greetingOf } from '../quotes/rules.js';
import { ClientMoneyRepository } from './client-money.repository.js';
import { longDay, pesos } from './money-words.js';
import { Transfer } from './transfer.entity.js';

/** The mail to a client whose transfer staff did not find. */
const NOT_FOUND = {
  name: 'transfer-not-found',
  about: 'quote_request_activity_id',
  title: 'Transferencia que no encontramos',
} as const satisfies MailKind;

/** What the letter is written from. */
interface Told {
  evening: number;
  transfer: number;
}

/** Tells a client that staff did not find a transfer. It is dropped where it was found meanwhile. */
@Injectable()
export class TransferLetters {
  constructor(
    private readonly em: EntityManager,
    private readonly env: Env,
    private readonly reads: ClientMoneyRepository,
    private readonly clients: ClientMails,
    private readonly readers: ClientReadersRepository,
    private readonly companies: CompanyRepository,
    private readonly links: Links,
    mails: Mails,
  ) {
    // Written by `tell` only. Without a snapshot the client was erased, and the letter is dropped.
    mails.write(NOT_FOUND, { compose: (_id, told) => this.letter(told as Told | null) });
  }

  /** Adds the mail, in the transaction of what it tells of. */
  async tell(em: EntityManager, { quoteRequest: request }: Evening, { id }: QuoteRequestActivity, told: Told) {
    if (request.erasedAt) return;
    await this.clients.add(NOT_FOUND, request, id, { thread: `transfer-${told.transfer}`, snapshot: told });
  }

  private async letter(told: Told | null): Promise<Letter | undefined> {
    const em = this.em.fork();
    const transfer = told && (await em.findOne(Transfer, { id: told.transfer, state: 'no_llego' }));
    const evening = told && transfer ? await this.reads.evening(told.evening) : undefined;
    const reader = evening && (await this.readers.of(evening.requestId));
    if (!told || !transfer || !reader) return undefined;
    const company = await this.companies.one();
    if (!company) throw new MailNotSentError('recipient');
    const url = await em.transactional((inside) =>
      this.links.giveInLetter(inside, PAYMENT_LINK, told.evening, reader.address),
    );
    const { amount, day } = transfer;
    return {
      to: reader,
      replyTo: { name: this.env.PRODUCT_NAME, address: company.email },
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
