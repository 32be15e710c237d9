import { Injectable } from '@nestjs/common';
import { CreateRequestContext } from '@mikro-orm/decorators/legacy';
import { EntityManager } from '@mikro-orm/postgresql';
import { Env } from '../../config/env.js';
import { Links } from '../../platform/links/links.js';
import type { MailContent } from '../../platform/mail/mail-content.js';
import type { MailKind } from '../../platform/mail/mail-kind.js';
import { Mails } from '../../platform/mail/mails.js';
import { Agenda, Evening, organizerOf } from '../agenda/index.js';
import { Chef } from '../chefs/index.js';
import { Office } from '../company/index.js';
import { BLOCKED_NAME } from '../personal-data/index.js';
import {
  BY_ITSELF,
  CHANGED_CHEF,
  changedChefThread,
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
import { blockedChefMail, cancelledChefMail, formerChefMail } from './evening-chef-mail-content.js';
import {
  acceptedMail,
  agreedChangeMail,
  cancelledMail,
  changedMail,
  reminderMail,
} from './evening-client-mail-content.js';
import { eveningFile } from './evening-file.js';
import type { EveningFacts, Share, ToPay } from './evening-mail-parts.js';
import { acceptedOfficeMail, cancelledOfficeMail } from './evening-office-mail-content.js';
import {
  blockedSnapshot,
  eveningAsOf,
  snapshotFor,
  threadOf,
  type BlockedSnapshot,
  type Difference,
  type EveningSnapshot,
} from './evening-snapshot.js';
import { EventSheets, placeText } from './event-sheets.js';
import { GivenBackRepository } from './given-back.repository.js';
import type { Parties } from './offer-mail-content.js';
import { OFFER_LINK, PAYMENT_LINK } from './offer-links.js';
import { HEARS, type EveningEvent, type EveningReader } from './offer-mail-kinds.js';
import { TermsOfOffers } from './offer-terms.js';
import { OffersRepository, type OfferRow } from './offers.repository.js';
import { shareOf } from './refund-rules.js';
import { SheetsRepository } from './sheets.repository.js';

/** What a mail about an evening is written from. */
interface News {
  snapshot: EveningSnapshot;
  /** The record that the mail is about. */
  about: number;
  evening: Evening;
  facts: EveningFacts;
  offer: OfferRow | undefined;
  request: QuoteRequestDto;
  parties: Parties;
}

/** What happened to an evening. */
interface Happened extends Difference {
  evening: Evening;
  /** The record of the mails: the offer that was accepted, or the activity. */
  about: number;
}

type Written = MailContent | undefined | Promise<MailContent | undefined>;

/**
 * The mails about evenings: `HEARS` says who gets which. Each is a job with a snapshot of its event, added in the
 * event's transaction; two events are two mails, which arrive in order.
 */
@Injectable()
export class EveningMails {
  private readonly writers: Record<EveningReader, (news: News) => Written> = {
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
    private readonly office: Office,
    private readonly links: Links,
    private readonly terms: TermsOfOffers,
    private readonly sheets: EventSheets,
    private readonly sent: SheetsRepository,
    private readonly mails: Mails,
    private readonly clients: ClientMails,
    private readonly givenBack: GivenBackRepository,
    private readonly due: DueMoneyRepository,
    private readonly env: Env,
  ) {
    const kinds = new Map<MailKind, EveningReader>();
    for (const heard of Object.values(HEARS)) for (const [reader, kind] of entriesOf(heard)) kinds.set(kind, reader);
    for (const [kind, reader] of kinds) this.write(kind, reader);
    mails.write(CHANGED_CHEF, {
      compose: async (_id, snapshot) => (snapshot ? this.toBlockedChef(snapshot as BlockedSnapshot) : undefined),
    });
  }

  /**
   * Adds the mails about an event, in its transaction. A chef who was never sent a sheet gets no other mail. While the
   * client's data are blocked, or after they were erased, the chef's mail about a move or cancellation does not name the client.
   */
  async add(event: EveningEvent, { evening, about, ...differs }: Happened): Promise<void> {
    const { quoteRequest: request } = evening;
    // Null where staff entered the evening by hand.
    const offer = await this.offers.agreedFor(evening);
    for (const [reader, kind] of entriesOf(HEARS[event])) {
      const snapshot = snapshotFor(reader, event, offer?.id ?? null, evening, differs);
      const mailed = { thread: threadOf(reader, snapshot), snapshot };
      if (reader === 'client') await this.clients.add(kind, request, about, mailed);
      else if (reader === 'chef' && (request.blockedAt ?? request.erasedAt))
        await this.addBlocked(snapshot, evening, about);
      else if (await this.hears(reader, event, evening, differs)) {
        const isSheet = reader === 'chef' && event !== 'cancelled';
        if (isSheet && this.mails.configured) await this.sheets.note(evening, 'mail', about);
        await this.mails.add(this.em, kind, about, mailed);
      }
    }
  }

  private async addBlocked(snapshot: EveningSnapshot, evening: Evening, about: number): Promise<void> {
    if (!isUrgent(snapshot)) return;
    if (!(await this.sent.wasNotified(evening, evening.chef?.id))) return;
    const thread = changedChefThread(evening.quoteRequest.id);
    await this.mails.add(this.em, CHANGED_CHEF, about, { thread, snapshot: blockedSnapshot(snapshot) });
  }

  private async hears(
    reader: EveningReader,
    event: EveningEvent,
    evening: Evening,
    { former }: Difference,
  ): Promise<boolean> {
    if (reader === 'former_chef') return this.sent.wasNotified(evening, former?.id);
    return reader !== 'chef' || event === 'sheet' || this.sent.wasNotified(evening, evening.chef?.id);
  }

  /** The snapshots are those of `add`. Without one the client was erased, and the mail is dropped. */
  private write(kind: MailKind, reader: EveningReader): void {
    this.mails.write(kind, {
      compose: async (id, given) => {
        const snapshot = given as EveningSnapshot | null;
        const news = snapshot && (await this.newsOf(snapshot, id));
        return news ? this.writers[reader](news) : undefined;
      },
      withoutClient: async (_id, given) => {
        const snapshot = given as EveningSnapshot | null;
        return snapshot ? this.waited(reader, snapshot) : undefined;
      },
      overtaken: (_em, _id, snapshot) => this.noteOvertaken(kind, snapshot as EveningSnapshot | null),
    });
  }

  @CreateRequestContext()
  private async newsOf(snapshot: EveningSnapshot, about: number): Promise<News | undefined> {
    const evening = await this.em.findOne(Evening, { id: snapshot.evening }, { populate: ['chef'] });
    const request = evening && (await this.quotes.byId(evening.quoteRequest.id));
    if (!evening || !request) return undefined;
    const offer = await this.offerOf(snapshot);
    const client = { name: request.name, address: request.email };
    const parties = { client, reader: await this.readers.of(request.id), office: await this.office.mailbox() };
    return { snapshot, about, evening, facts: factsOf(snapshot, evening, offer), offer, request, parties };
  }

  private async offerOf({ offer }: EveningSnapshot): Promise<OfferRow | undefined> {
    return offer === null ? undefined : this.offers.row(offer);
  }

  private async toClient(news: News): Promise<MailContent | undefined> {
    const { snapshot, about, evening, facts, offer, request, parties } = news;
    const { reader, office } = parties;
    if (!reader) return undefined;
    const to = { reader, office };
    const [url, page] = await this.em.fork().transactional(async (em) => {
      const own = await this.links.giveInMail(em, REQUEST_LINK, request.id, reader.address);
      return [offer ? await this.links.giveInMail(em, OFFER_LINK, offer.id, reader.address) : own, own];
    });
    const calendar = this.calendar(news, reader);
    const toPay = () => this.payOf(evening.id, reader.address);
    if (snapshot.event === 'reminded') {
      const isRestricted = (await this.restrictions.of(request.id)) !== undefined;
      return { ...reminderMail(facts, to, { url: page, pay: await toPay() }, isRestricted), calendar };
    }
    if (snapshot.cancelled)
      return { ...cancelledMail(facts, await this.shareOf(news, snapshot.cancelled), to, url), calendar };
    if (snapshot.event === 'agreement_changed' || snapshot.event === 'chef_exchanged')
      return { ...agreedChangeMail(facts, snapshot.changes ?? [], to, { url, pay: await toPay() }), calendar };
    if (snapshot.event !== 'accepted') {
      const happened = await this.em.fork().findOne(QuoteRequestActivity, { id: about });
      const isOtherDay = snapshot.before !== null && snapshot.before.day !== snapshot.day;
      const pay = isOtherDay ? await toPay() : undefined;
      return { ...changedMail(facts, snapshot.before, to, { url, pay }, happened), calendar };
    }
    const terms = await this.terms.of(offer?.terms_version ?? null);
    return { ...acceptedMail(facts, to, { url, page, pay: await toPay() }, terms), calendar };
  }

  /** What is to pay for an evening, and where; undefined where nothing is. */
  private async payOf(evening: number, address: string): Promise<ToPay | undefined> {
    return this.em.fork().transactional(async (em) => {
      const due = await this.due.of(evening);
      if (due.steps.length === 0) return undefined;
      return { ...due, url: await this.links.giveInMail(em, PAYMENT_LINK, evening, address) };
    });
  }

  private async toOffice(news: News): Promise<MailContent> {
    const { snapshot, evening, facts, offer, request, parties } = news;
    const url = `${this.env.PUBLIC_URL}/gestion/solicitudes/${request.id}`;
    const calendar = this.calendar(news, parties.office, `${evening.chefName}: mesa de ${firstNameOf(request.name)}`);
    if (snapshot.cancelled)
      return { ...cancelledOfficeMail(facts, await this.shareOf(news, snapshot.cancelled), parties, url), calendar };
    const busy = evening.chef ? await this.agenda.busyOn([evening.chef.id], snapshot.day, request.id) : [];
    const onBlockedDay = busy.some(({ kind }) => kind === 'blocked');
    const acceptedBy = offer?.accepted_name ?? request.name;
    const accepted = { acceptedBy, overlaps: offer?.overlaps ?? false, onBlockedDay };
    return { ...acceptedOfficeMail(facts, parties, url, accepted), calendar };
  }

  private async toChef(news: News): Promise<MailContent | undefined> {
    const { snapshot, about, evening, facts, request, parties } = news;
    // Who does not cook it any more gets no client's data: their calendar takes it out by another mail.
    if (!evening.chef || (snapshot.chef && snapshot.chef.id !== evening.chef.id)) return undefined;
    const chef = { name: evening.chef.chefName, address: evening.chef.email };
    const calendar = this.calendar(news, chef, `Mesa de ${firstNameOf(request.name)}`);
    if (snapshot.cancelled) return { ...cancelledChefMail(facts, chef, parties), calendar };
    const mail = await this.sheets.mail(snapshot, evening, about, parties.office);
    return mail && { ...mail, calendar };
  }

  private toFormerChef({ snapshot, evening, facts, request }: News): Promise<MailContent | undefined> {
    return this.partWith(snapshot, evening, facts.number, firstNameOf(request.name));
  }

  private async partWith(
    snapshot: EveningSnapshot,
    evening: Evening,
    number: string | null,
    client: string | null,
  ): Promise<MailContent | undefined> {
    const chef = snapshot.chef && (await this.em.fork().findOne(Chef, { id: snapshot.chef.id }));
    if (!chef) return undefined;
    const reader = { name: chef.chefName, address: chef.email };
    // Since they left the client's data are not theirs to read: day and hour suffice to take it out.
    const kept = { guests: 0, commune: '', menu: '' };
    const gone = { ...eveningAsOf(evening, snapshot), ...kept, cancelledAt: new Date(snapshot.at) };
    const placed = { number, place: '', summary: client ? `Mesa de ${client}` : withoutName(evening) };
    const calendar = eveningFile(gone, { organizer: organizerOf(this.env), attendee: reader }, placed);
    return { ...formerChefMail(snapshot, reader, await this.office.mailbox(), client), calendar };
  }

  /**
   * A mail to a chef that waited until the client's data were blocked or erased. Where the evening is another one by now, a
   * later mail says so.
   */
  @CreateRequestContext()
  private async waited(reader: EveningReader, snapshot: EveningSnapshot): Promise<MailContent | undefined> {
    const evening = await this.em.findOne(Evening, { id: snapshot.evening }, { populate: ['quoteRequest'] });
    if (!evening) return undefined;
    if (reader === 'former_chef') return this.partWith(snapshot, evening, null, null);
    if (reader !== 'chef' || !isUrgent(snapshot) || snapshot.chef?.id !== evening.chef?.id) return undefined;
    const isStill = snapshot.event === 'cancelled' || evening.isAt(snapshot);
    return isStill ? this.toBlockedChef(blockedSnapshot(snapshot)) : undefined;
  }

  @CreateRequestContext()
  private async toBlockedChef(snapshot: BlockedSnapshot): Promise<MailContent | undefined> {
    const evening = await this.em.findOne(Evening, { id: snapshot.evening }, { populate: ['chef', 'quoteRequest'] });
    if (!evening?.chef) return undefined;
    const client = withoutName(evening);
    const reader = { name: evening.chef.chefName, address: evening.chef.email };
    const { uid, guests, chefName } = evening;
    const { day, startsAt, minutes, sequence, isOff } = snapshot;
    const at = new Date(snapshot.at);
    const times = { day, startsAt, minutes, sequence, updatedAt: at, cancelledAt: isOff ? at : null };
    const calendar = eveningFile(
      { uid, guests, chefName, commune: '', menu: '', ...times },
      { organizer: organizerOf(this.env), attendee: reader },
      { number: null, place: '', summary: client },
    );
    return { ...blockedChefMail(snapshot, reader, await this.office.mailbox(), client), calendar };
  }

  private async shareOf(
    { evening, facts: { total } }: News,
    cancelled: NonNullable<EveningSnapshot['cancelled']>,
  ): Promise<Share> {
    const { percent } = cancelled;
    return { ...cancelled, ...(await this.givenBack.of(evening.id, percent, shareOf(total, percent))) };
  }

  private calendar({ snapshot, evening, facts }: News, attendee: MailContent['to'], summary?: string) {
    const { number, place } = facts;
    const parties = { organizer: organizerOf(this.env), attendee };
    return eveningFile(eveningAsOf(evening, snapshot), parties, { number, place, summary });
  }

  private async noteOvertaken({ title: letter }: MailKind, snapshot: EveningSnapshot | null): Promise<void> {
    const evening = snapshot && (await this.em.findOne(Evening, { id: snapshot.evening }));
    if (!evening) return;
    const said = { letter, offer: (await this.offerOf(snapshot))?.number ?? '' };
    const { quoteRequest } = evening;
    await this.em.persist(new QuoteRequestActivity(quoteRequest, 'letter_overtaken', BY_ITSELF, null, said)).flush();
  }
}

/** What a chef must hear whatever became of the client's data: otherwise they come on the wrong day, or to nobody. */
const isUrgent = ({ event }: EveningSnapshot): boolean => event === 'moved' || event === 'cancelled';

/** What stands in place of a client whose data are blocked or erased. */
const withoutName = ({ quoteRequest: { erasedAt, name } }: Evening): string => (erasedAt ? name : BLOCKED_NAME);

const entriesOf = (heard: Partial<Record<EveningReader, MailKind>>): [EveningReader, MailKind][] =>
  Object.entries(heard) as [EveningReader, MailKind][];

/** The offer behind the mail is the version that it shows, which never changes. */
function factsOf(snapshot: EveningSnapshot, evening: Evening, offer: OfferRow | undefined): EveningFacts {
  const { day, startsAt, guests, commune, menu, chefName } = eveningAsOf(evening, snapshot);
  const address = snapshot.address === undefined ? evening.address : snapshot.address;
  const place = placeText({ address, commune }, offer);
  return { number: offer?.number ?? null, chefName, day, startsAt, guests, place, menu, total: offer?.total ?? null };
}
