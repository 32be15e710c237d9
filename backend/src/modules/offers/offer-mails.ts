import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { Env } from '../../config/env.js';
import { Links } from '../../platform/links/links.js';
import type { Letter, LetterFile } from '../../platform/mail/letter.js';
import { MailNotSentError } from '../../platform/mail/mail-problems.js';
import { Mails } from '../../platform/mail/mails.js';
import type { Evening } from '../agenda/index.js';
import { CompanyRepository } from '../company/index.js';
import { QuotesRepository } from '../quotes/index.js';
import { eveningFile } from './evening-file.js';
import { OFFER_LINK } from './offer-link.js';
import {
  acceptedLetter,
  acceptedOfficeLetter,
  changedLetter,
  declinedLetter,
  offerLetter,
  type Parties,
  type When,
} from './offer-letters.js';
import {
  ACCEPTED_CLIENT,
  ACCEPTED_OFFICE,
  CHANGED_CLIENT,
  CHANGED_OFFICE,
  DECLINED_OFFICE,
  EVENT_SHEET,
  OFFER_SENT,
} from './offer-mail-kinds.js';
import { TermsOfOffers, type OfferTerms } from './offer-terms.js';
import { isOpen } from './offer-moves.js';
import { EventSheets } from './event-sheets.js';
import { OffersRepository, type OfferRow } from './offers.repository.js';

/** What a letter is written from. */
interface Told {
  offer: OfferRow;
  parties: Parties;
  /** The client's page. */
  url: string;
  /** The request's page in the back-office. */
  office: string;
  /** The terms by which it is agreed to. */
  terms: OfferTerms;
}

/** Writes the letters about offers when they are sent: each says how things are at that moment. */
@Injectable()
export class OfferMails {
  constructor(
    private readonly em: EntityManager,
    private readonly offers: OffersRepository,
    private readonly quotes: QuotesRepository,
    private readonly companies: CompanyRepository,
    private readonly sheets: EventSheets,
    private readonly links: Links,
    private readonly env: Env,
    private readonly terms: TermsOfOffers,
    mails: Mails,
  ) {
    const write = (
      kind: typeof OFFER_SENT | Kind,
      letter: (told: Told) => Letter | undefined | Promise<Letter | undefined>,
    ) => mails.write(kind, { compose: (id) => this.compose(id, letter) });
    write(OFFER_SENT, ({ offer, parties, url }) =>
      isOpen(offer.state) ? offerLetter(offer, parties, url) : undefined,
    );
    write(ACCEPTED_CLIENT, (told) =>
      this.agreed(told, (when, file) => acceptedLetter(told.offer, when, told.parties, told.url, file, told.terms)),
    );
    write(ACCEPTED_OFFICE, (told) =>
      this.agreed(told, (when, file) => acceptedOfficeLetter(told.offer, when, told.parties, told.office, file)),
    );
    write(DECLINED_OFFICE, ({ offer, parties, office }) => declinedLetter(offer, parties, office));
    write(CHANGED_CLIENT, (told) => this.changed(told, told.parties.client, told.parties.office, told.url));
    write(CHANGED_OFFICE, (told) => this.changed(told, told.parties.office, told.parties.client, told.office));
    write(EVENT_SHEET, ({ offer, parties }) => this.sheets.letter(offer.id, parties.office));
  }

  /** An offer or request that is gone needs no letter. */
  private async compose(id: number, letter: (told: Told) => Letter | undefined | Promise<Letter | undefined>) {
    const offer = await this.offers.row(id);
    const request = offer && (await this.quotes.byId(offer.request_id));
    if (!offer || !request) return undefined;
    const company = await this.companies.one();
    if (!company) throw new MailNotSentError('recipient');
    const { PRODUCT_NAME, PUBLIC_URL } = this.env;
    const parties = {
      client: { name: request.name, address: request.email },
      office: { name: PRODUCT_NAME, address: company.email },
    };
    const url = await this.em.fork().transactional((em) => this.links.give(em, OFFER_LINK, id));
    const terms = await this.terms.of(offer.terms_version);
    return letter({ offer, parties, url, office: `${PUBLIC_URL}/gestion/solicitudes/${offer.request_id}`, terms });
  }

  /** A letter about an evening that is still to be: another one says that it is off. */
  private async agreed({ offer }: Told, letter: (when: When, file: LetterFile) => Letter): Promise<Letter | undefined> {
    const evening = await this.eveningOf(offer);
    return evening && evening.cancelledAt === null ? letter(evening, eveningFile(evening, offer)) : undefined;
  }

  private async changed({ offer, terms }: Told, to: Letter['to'], answers: Letter['to'], url: string) {
    const evening = await this.eveningOf(offer);
    if (!evening) return undefined;
    const { day, startsAt, cancelledAt } = evening;
    const when = { day, startsAt, isOff: cancelledAt !== null };
    return changedLetter(offer, when, to, answers, url, eveningFile(evening, offer), terms);
  }

  private eveningOf(offer: OfferRow): Promise<Evening | null> {
    return this.offers.eveningOf(this.em.fork(), offer.id);
  }
}

type Kind =
  | typeof ACCEPTED_CLIENT
  | typeof ACCEPTED_OFFICE
  | typeof CHANGED_CLIENT
  | typeof CHANGED_OFFICE
  | typeof DECLINED_OFFICE
  | typeof EVENT_SHEET;
