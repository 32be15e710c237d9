import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { Env } from '../../config/env.js';
import { Links } from '../../platform/links/links.js';
import type { Letter } from '../../platform/mail/letter.js';
import type { MailKind } from '../../platform/mail/mail-kind.js';
import { MailNotSentError } from '../../platform/mail/mail-problems.js';
import { Mails } from '../../platform/mail/mails.js';
import { CompanyRepository } from '../company/index.js';
import {
  BY_ITSELF,
  ClientReadersRepository,
  QuoteRequest,
  QuoteRequestActivity,
  QuotesRepository,
} from '../quotes/index.js';
import { eveningFile } from './evening-file.js';
import { asTold, type EveningTold, type ToldEvening } from './evening-told.js';
import { OFFER_LINK } from './offer-link.js';
import {
  acceptedLetter,
  acceptedOfficeLetter,
  changedLetter,
  declinedLetter,
  offerLetter,
  type Parties,
} from './offer-letters.js';
import {
  ACCEPTED_CLIENT,
  ACCEPTED_OFFICE,
  DECLINED_OFFICE,
  EVENING_CLIENT,
  EVENING_OFFICE,
  EVENT_SHEET,
  OFFER_SENT,
} from './offer-mail-kinds.js';
import { TermsOfOffers, type OfferTerms } from './offer-terms.js';
import { isOpen } from './offer-moves.js';
import { EventSheets } from './event-sheets.js';
import { OffersRepository, type OfferRow } from './offers.repository.js';

/** The data of a mail. */
interface Told {
  offer: OfferRow;
  parties: Parties;
  /** The client's page, as the mail links it. */
  url: string;
  /** The request's page in the back-office. */
  office: string;
  /** The terms of the agreement. */
  terms: OfferTerms;
}

/** The same with an evening, as the mail reports it. */
interface EveningNews extends Told {
  evening: ToldEvening;
}

type Written = Letter | undefined | Promise<Letter | undefined>;

/**
 * Composes the mails about offers. A mail about an evening reports one event: day, hour and SEQUENCE at that time. A
 * sent offer never changes; the reader is read when the mail leaves.
 */
@Injectable()
export class OfferMails {
  constructor(
    private readonly em: EntityManager,
    private readonly offers: OffersRepository,
    private readonly quotes: QuotesRepository,
    private readonly readers: ClientReadersRepository,
    private readonly companies: CompanyRepository,
    private readonly sheets: EventSheets,
    private readonly links: Links,
    private readonly env: Env,
    private readonly terms: TermsOfOffers,
    private readonly mails: Mails,
  ) {
    const about = (kind: MailKind, letter: (told: Told) => Written) =>
      mails.write(kind, { compose: (id) => this.compose(id, letter) });
    about(OFFER_SENT, ({ offer, parties, url }) =>
      isOpen(offer.state) ? offerLetter(offer, parties, url) : undefined,
    );
    about(DECLINED_OFFICE, ({ offer, parties, office }) => declinedLetter(offer, parties, office));
    this.writeNews(ACCEPTED_CLIENT, ({ evening, offer, parties, url, terms }) =>
      acceptedLetter(offer, evening, parties, url, eveningFile(evening, offer), terms),
    );
    this.writeNews(ACCEPTED_OFFICE, ({ evening, offer, parties, office }) =>
      acceptedOfficeLetter(offer, evening, parties, office, eveningFile(evening, offer)),
    );
    this.writeNews(EVENING_CLIENT, (news) => changed(news, news.parties.reader, news.parties.office, news.url));
    this.writeNews(EVENING_OFFICE, (news) => changed(news, news.parties.office, news.parties.client, news.office));
    this.writeNews(EVENT_SHEET, ({ evening, offer, parties }) => this.sheets.letter(offer.id, parties.office, evening));
  }

  /** A mail about an evening. Without a snapshot the client was erased, and the mail is dropped. */
  private writeNews(kind: MailKind, letter: (news: EveningNews) => Written): void {
    this.mails.write(kind, {
      compose: async (_id, snapshot) => {
        // Written by `eveningEvent` only.
        const told = snapshot as EveningTold | null;
        if (!told) return undefined;
        return this.compose(told.offer, async (about) => {
          const evening = await this.offers.eveningOf(this.em.fork(), told.offer);
          return evening ? letter({ ...about, evening: asTold(evening, told) }) : undefined;
        });
      },
      overtaken: (em, _id, snapshot) => this.noteOvertaken(em, kind, (snapshot as EveningTold | null)?.offer),
    });
  }

  private async noteOvertaken(em: EntityManager, { title: letter }: MailKind, offerId: number | undefined) {
    const offer = offerId === undefined ? undefined : await this.offers.row(offerId, em);
    if (!offer) return;
    const request = em.getReference(QuoteRequest, offer.request_id);
    const said = { letter, offer: offer.number ?? '' };
    await em.persist(new QuoteRequestActivity(request, 'letter_overtaken', BY_ITSELF, null, said)).flush();
  }

  /** A deleted offer or request needs no mail. */
  private async compose(id: number, letter: (told: Told) => Written) {
    const offer = await this.offers.row(id);
    const request = offer && (await this.quotes.byId(offer.request_id));
    const reader = request && (await this.readers.of(request.id));
    if (!offer || !request || !reader) return undefined;
    const company = await this.companies.one();
    if (!company) throw new MailNotSentError('recipient');
    const { PRODUCT_NAME, PUBLIC_URL } = this.env;
    const parties = {
      client: { name: request.name, address: request.email },
      reader,
      office: { name: PRODUCT_NAME, address: company.email },
    };
    const url = await this.em.fork().transactional((em) => this.links.giveInLetter(em, OFFER_LINK, id, reader.address));
    const terms = await this.terms.of(offer.terms_version);
    return letter({ offer, parties, url, office: `${PUBLIC_URL}/gestion/solicitudes/${offer.request_id}`, terms });
  }
}

/** The mail about a moved or cancelled evening. */
function changed({ evening, offer, terms }: EveningNews, to: Letter['to'], answers: Letter['to'], url: string): Letter {
  const { day, startsAt, cancelledAt } = evening;
  const when = { day, startsAt, isOff: cancelledAt !== null };
  return changedLetter(offer, when, to, answers, url, eveningFile(evening, offer), terms);
}
