import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { Env } from '../../config/env.js';
import { Links } from '../../platform/links/links.js';
import type { MailContent } from '../../platform/mail/mail-content.js';
import { Mails } from '../../platform/mail/mails.js';
import { Office } from '../company/index.js';
import { AnsweredRequests, ClientReadersRepository, QuotesRepository } from '../quotes/index.js';
import { addressAfter, differences } from './offer-changes.js';
import { changeMail, declinedMail, offerMail, type Parties } from './offer-mail-content.js';
import { OFFER_LINK } from './offer-links.js';
import { DECLINED_OFFICE, OFFER_SENT } from './offer-mail-kinds.js';
import { isOpen } from './offer-moves.js';
import { OffersRepository, type OfferRow } from './offers.repository.js';

interface Mailed {
  offer: OfferRow;
  parties: Parties;
}

/**
 * Composes the mails about offers. A sent offer never changes; the reader is read when the mail leaves. Mails about an
 * evening are those of `EveningMails`.
 */
@Injectable()
export class OfferMails {
  constructor(
    private readonly em: EntityManager,
    private readonly offers: OffersRepository,
    private readonly quotes: QuotesRepository,
    private readonly readers: ClientReadersRepository,
    private readonly office: Office,
    private readonly links: Links,
    env: Env,
    answered: AnsweredRequests,
    mails: Mails,
  ) {
    mails.write(OFFER_SENT, {
      compose: async (id) => {
        const mailed = await this.read(id);
        return mailed && isOpen(mailed.offer.state) ? this.sent(mailed) : undefined;
      },
      // Only now the client was answered: a refused mail is no answer.
      sent: async (_em, id) => {
        const request = await offers.requestOf(id);
        const number = request === undefined ? null : (await offers.row(id))?.number;
        if (request !== undefined && number) await answered.quoted(request, number);
      },
    });
    mails.write(DECLINED_OFFICE, {
      compose: async (id) => {
        const mailed = await this.read(id);
        if (!mailed) return undefined;
        const { offer, parties } = mailed;
        return declinedMail(offer, parties, `${env.PUBLIC_URL}/gestion/solicitudes/${offer.request_id}`);
      },
    });
  }

  private async sent({ offer, parties: { reader, office } }: Mailed): Promise<MailContent | undefined> {
    if (!reader) return undefined;
    const { address } = reader;
    const url = await this.em.fork().transactional((em) => this.links.giveInMail(em, OFFER_LINK, offer.id, address));
    const to = { reader, office };
    const before = await this.offers.changedBy(offer);
    if (!before) return offerMail(offer, to, url);
    return changeMail(offer, differences(before, { ...offer, address: addressAfter(before, offer) }), to, url);
  }

  /** A deleted offer or request needs no mail. */
  private async read(id: number): Promise<Mailed | undefined> {
    const offer = await this.offers.row(id);
    const request = offer && (await this.quotes.byId(offer.request_id));
    if (!offer || !request) return undefined;
    const reader = await this.readers.of(request.id);
    const office = await this.office.mailbox();
    return { offer, parties: { client: { name: request.name, address: request.email }, reader, office } };
  }
}
