import { Injectable } from '@nestjs/common';
import { CreateRequestContext } from '@mikro-orm/decorators/legacy';
import { EntityManager } from '@mikro-orm/postgresql';
import { Env } from '../../config/env.js';
import { Links } from '../../platform/links/links.js';
import type { Letter } from '../../platform/mail/letter.js';
import type { MailKind } from '../../platform/mail/mail-kind.js';
import { MailNotSentError } from '../../platform/mail/mail-problems.js';
import { Mails } from '../../platform/mail/mails.js';
import { Agenda, Evening, organizerOf } from '../agenda/index.js';
import { Chef } from '../chefs/index.js';
import { CompanyRepository } from '../company/index.js';
import {
  BY_ITSELF,
  ClientMails,
  ClientReadersRepository,
  QuoteRequestActivity,
  QuotesRepository,
  REQUEST_LINK,
  RestrictionsRepository,
  type QuoteRequestDto,
} from '../quotes/index.js';
import { firstNameOf } from '../quotes/rules.js';
import { DueMoneyRepository } from './due-money.repository.js';
import type { ToPay } from './due-words.js';
import { eveningFile } from './evening-file.js';
import {
  acceptedLetter,
  acceptedOfficeLetter,
  agreedChangeLetter,
  cancelledChefLetter,
  cancelledLetter,
  cancelledOfficeLetter,
  changedLetter,
  formerChefLetter,
  reminderLetter,
  type EveningFacts,
  type Share,
} from './evening-letters.js';
import { asTold, eveningEvent, type Difference, type EveningTold } from './evening-told.js';
import { EventSheets, placeText } from './event-sheets.js';
import { GivenBackRepository } from './given-back.repository.js';
import type { Parties } from './offer-letters.js';
import { OFFER_LINK } from './offer-link.js';
import { HEARS, type EveningEvent, type EveningReader } from './offer-mail-kinds.js';
import { PAYMENT_LINK } from './payment-link.js';
import { TermsOfOffers } from './offer-terms.js';
import { OffersRepository, type OfferRow } from './offers.repository.js';
import { shareOf } from './refund-rules.js';

/** What a letter about an evening is written from. */
interface News {
  told: EveningTold;
  /** The record that the letter is about. */
  about: number;
  evening: Evening;
  facts: EveningFacts;
  offer: OfferRow | undefined;
  request: QuoteRequestDto;
  parties: Parties;
}

type Cancelled = NonNullable<EveningTold['cancelled']>;
type Written = Letter | undefined | Promise<Letter | undefined>;

/** How each reader is written to about an evening. What happened to it is in the snapshot. */
type Writers = Record<EveningReader, (news: News) => Written>;

/**
 * The letters about evenings: who hears of what is in `HEARS`. Each is a job with a snapshot of its event, added in the
 * event's transaction; two events are two letters, which arrive in order.
 */
@Injectable()
export class EveningMails {
  private readonly writers: Writers = {
    client: (news) => this.toClient(news),
    office: (news) => this.toOffice(news),
    chef: (news) => this.toChef(news),
    former_chef: (news) => this.toFormerChef(news),
  };

  constructor(
    private readonly em: EntityManager,
    private readonly agenda: Agenda,
    private readonly offers: OffersRepository,
    private readonly quotes: QuotesRepository,
    private readonly readers: ClientReadersRepository,
    private readonly restrictions: RestrictionsRepository,
    private readonly companies: CompanyRepository,
    private readonly links: Links,
    private readonly terms: TermsOfOffers,
    private readonly sheets: EventSheets,
    private readonly mails: Mails,
    private readonly clients: ClientMails,
    private readonly givenBack: GivenBackRepository,
    private readonly due: DueMoneyRepository,
    private readonly env: Env,
  ) {
    const kinds = new Map<MailKind, EveningReader>();
    for (const heard of Object.values(HEARS)) for (const [reader, kind] of entriesOf(heard)) kinds.set(kind, reader);
    for (const [kind, reader] of kinds) this.write(kind, this.writers[reader]);
  }

  /**
   * Adds the letters about an event, in its transaction. A chef who was never sent a sheet knows nothing of the evening, and
   * hears of nothing else. While the client's data are blocked the agenda notifies the chef, without the client.
   * @param about the record of the letters: the offer that was accepted, or the activity
   * @param offer the offer behind the evening; null without one
   */
  async tell(
    event: EveningEvent,
    { evening, about, offer, ...differs }: { evening: Evening; about: number; offer: number | null } & Difference,
  ): Promise<void> {
    const { quoteRequest: request } = evening;
    for (const [reader, kind] of entriesOf(HEARS[event])) {
      const told = eveningEvent(event, reader, offer, evening, differs);
      if (reader === 'client') await this.clients.add(kind, request, about, told);
      else if (await this.hears(reader, event, evening, differs)) {
        const isSheet = reader === 'chef' && event !== 'cancelled';
        if (isSheet && this.mails.configured) await this.sheets.note(evening, 'mail', about);
        await this.mails.add(this.em, kind, about, told);
      }
    }
  }

  private async hears(
    reader: EveningReader,
    event: EveningEvent,
    evening: Evening,
    { former }: Difference,
  ): Promise<boolean> {
    if (reader === 'former_chef') return this.agenda.wasTold(evening, former?.id);
    if (reader !== 'chef') return true;
    if (evening.quoteRequest.blockedAt) return false;
    return event === 'sheet' || this.agenda.wasTold(evening, evening.chef?.id);
  }

  /** Without a snapshot the client was erased, and the letter is dropped. */
  private write(kind: MailKind, writer: (news: News) => Written): void {
    this.mails.write(kind, {
      compose: async (id, snapshot) => {
        // Written by `eveningEvent` only.
        const told = snapshot as EveningTold | null;
        const news = told && (await this.newsOf(told, id));
        return news ? writer(news) : undefined;
      },
      overtaken: (em, _id, snapshot) => this.noteOvertaken(kind, snapshot as EveningTold | null),
    });
  }

  @CreateRequestContext()
  private async newsOf(told: EveningTold, about: number): Promise<News | undefined> {
    const evening = await this.em.findOne(Evening, { id: told.evening }, { populate: ['chef'] });
    const request = evening && (await this.quotes.byId(evening.quoteRequest.id));
    if (!evening || !request) return undefined;
    const reader = await this.readers.of(request.id);
    const offer = told.offer === null ? undefined : await this.offers.row(told.offer);
    const company = await this.companies.one();
    if (!company) throw new MailNotSentError('recipient');
    const office = { name: this.env.PRODUCT_NAME, address: company.email };
    const parties = { client: { name: request.name, address: request.email }, reader, office };
    return { told, about, evening, facts: factsOf(told, evening, offer), offer, request, parties };
  }

  private async toClient({ told, about, evening, facts, offer, request, parties }: News): Promise<Letter | undefined> {
    const { reader, office } = parties;
    if (!reader) return undefined;
    const to = { reader, office };
    const [url, page] = await this.em.fork().transactional(async (em) => {
      const own = await this.links.giveInLetter(em, REQUEST_LINK, request.id, reader.address);
      return [offer ? await this.links.giveInLetter(em, OFFER_LINK, offer.id, reader.address) : own, own];
    });
    const calendar = this.calendar(evening, told, reader, { ...facts, summary: undefined });
    if (told.event === 'reminded') {
      const isRestricted = (await this.restrictions.of(request.id)) !== undefined;
      const pay = await this.payOf(evening.id, reader.address);
      return { ...reminderLetter(facts, to, { url: page, pay }, isRestricted), calendar };
    }
    if (told.cancelled)
      return cancelledLetter(facts, await this.shareOf(evening, told.cancelled, facts), to, url, calendar);
    if (told.event === 'agreement_changed' || told.event === 'chef_exchanged')
      return agreedChangeLetter(facts, told.changes ?? [], to, url, calendar);
    if (told.event !== 'accepted') {
      const happened = await this.em.fork().findOne(QuoteRequestActivity, { id: about });
      return changedLetter(facts, told.before, to, url, calendar, happened);
    }
    const pay = await this.payOf(evening.id, reader.address);
    const terms = await this.terms.of(offer?.terms_version ?? null);
    return acceptedLetter(facts, to, { url, page, pay }, calendar, terms);
  }

  /** What is to pay for an evening, and where; undefined where nothing is. */
  private async payOf(evening: number, address: string): Promise<ToPay | undefined> {
    return this.em.fork().transactional(async (em) => {
      const due = await this.due.of(em, evening);
      if (due.steps.length === 0) return undefined;
      return { ...due, url: await this.links.giveInLetter(em, PAYMENT_LINK, evening, address) };
    });
  }

  private async toOffice({ told, evening, facts, offer, request, parties }: News): Promise<Letter> {
    const url = `${this.env.PUBLIC_URL}/gestion/solicitudes/${request.id}`;
    const summary = `${evening.chefName}: mesa de ${firstNameOf(request.name)}`;
    const calendar = this.calendar(evening, told, parties.office, { ...facts, summary });
    if (told.cancelled)
      return cancelledOfficeLetter(facts, await this.shareOf(evening, told.cancelled, facts), parties, url, calendar);
    const accepted = { acceptedBy: offer?.accepted_name ?? request.name, overlaps: offer?.overlaps ?? false };
    return acceptedOfficeLetter(facts, parties, url, calendar, accepted);
  }

  private async toChef({ told, about, evening, facts, request, parties }: News): Promise<Letter | undefined> {
    // Who does not cook it any more gets no client's data: their calendar takes it out by another letter.
    if (!evening.chef || (told.chef && told.chef.id !== evening.chef.id)) return undefined;
    const chef = { name: evening.chef.chefName, address: evening.chef.email };
    const summary = `Mesa de ${firstNameOf(request.name)}`;
    const calendar = this.calendar(evening, told, chef, { ...facts, summary });
    if (told.cancelled) return cancelledChefLetter(facts, chef, parties, calendar);
    const letter = await this.sheets.letter(told, evening, about, parties.office);
    return letter && { ...letter, calendar };
  }

  private async toFormerChef({ told, evening, facts, request, parties }: News): Promise<Letter | undefined> {
    const chef = told.chef && (await this.em.fork().findOne(Chef, { id: told.chef.id }));
    if (!chef) return undefined;
    const reader = { name: chef.chefName, address: chef.email };
    // Since they left the client's data are not theirs to read: day and hour suffice to take it out.
    const kept = { guests: 0, commune: '', menu: '' };
    const gone = { ...asTold(evening, told), ...kept, cancelledAt: new Date(told.at) };
    const placed = { number: facts.number, place: '', summary: `Mesa de ${firstNameOf(request.name)}` };
    const calendar = eveningFile(gone, { organizer: organizerOf(this.env), attendee: reader }, placed);
    return formerChefLetter(facts, reader, parties, calendar);
  }

  private async shareOf({ id }: Evening, cancelled: Cancelled, { total }: EveningFacts): Promise<Share> {
    const { percent } = cancelled;
    return { ...cancelled, ...(await this.givenBack.of(id, percent, shareOf(total, percent))) };
  }

  private calendar(
    evening: Evening,
    told: EveningTold,
    attendee: Letter['to'],
    { number, place, summary }: EveningFacts & { summary: string | undefined },
  ) {
    const parties = { organizer: organizerOf(this.env), attendee };
    return eveningFile(asTold(evening, told), parties, { number, place, ...(summary && { summary }) });
  }

  private async noteOvertaken({ title: letter }: MailKind, told: EveningTold | null): Promise<void> {
    const evening = told && (await this.em.findOne(Evening, { id: told.evening }));
    if (!evening) return;
    const offer = told.offer === null ? undefined : await this.offers.row(told.offer);
    const said = { letter, offer: offer?.number ?? '' };
    const { quoteRequest } = evening;
    await this.em.persist(new QuoteRequestActivity(quoteRequest, 'letter_overtaken', BY_ITSELF, null, said)).flush();
  }
}

const entriesOf = (heard: Partial<Record<EveningReader, MailKind>>): [EveningReader, MailKind][] =>
  Object.entries(heard) as [EveningReader, MailKind][];

/** The offer behind the mail is the version that it shows, which never changes. */
function factsOf(told: EveningTold, evening: Evening, offer: OfferRow | undefined): EveningFacts {
  const { day, startsAt, guests, commune, menu, chefName } = asTold(evening, told);
  const place = placeText({ address: told.address === undefined ? evening.address : told.address, commune }, offer);
  return { number: offer?.number ?? null, chefName, day, startsAt, guests, place, menu, total: offer?.total ?? null };
}
