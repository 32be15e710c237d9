import { Injectable } from '@nestjs/common';
import { CreateRequestContext } from '@mikro-orm/decorators/legacy';
import { EntityManager } from '@mikro-orm/postgresql';
import type { Caller } from '../../platform/http/access.js';
import { dayAfter, todayInChile } from '../../platform/http/value/day.js';
import { hasChat } from '../../platform/http/value/phone.js';
import { Links } from '../../platform/links/links.js';
import { LinkNotFoundError } from '../../platform/links/links.errors.js';
import { NoMailServerError } from '../../platform/mail/mail.errors.js';
import { Mails } from '../../platform/mail/mails.js';
import { Agenda, EveningCancelledError, EveningNotFoundError, type Evening } from '../agenda/index.js';
import { CompanyRepository } from '../company/index.js';
import { BY_ITSELF, by, QuoteRequestActivity, type Actor } from '../quotes/index.js';
import type { ChefSheetDto, SheetFactDto } from './chef-sheet.dto.js';
import { EveningMails } from './evening-mails.js';
import { EventSheet } from './event-sheet.entity.js';
import type { ChatDto } from './evening-page.dto.js';
import { EventSheets, type SheetFact } from './event-sheets.js';
import { EVENT_SHEET } from './offer-mail-kinds.js';
import { NoChatError, NoSheetReaderError, SheetChangedError, SheetPausedError } from './offers.errors.js';
import { OffersRepository } from './offers.repository.js';
import { SHEET_LINK } from './offer-links.js';
import { SheetsRepository } from './sheets.repository.js';

/** Days after the day of an evening on which the link of its sheet works still. */
const LINK_DAYS = 3;

/** How sheets reach their chefs, and what chefs say to them. Each method is one transaction, unless it says otherwise. */
@Injectable()
export class SheetSending {
  constructor(
    private readonly em: EntityManager,
    private readonly agenda: Agenda,
    private readonly offers: OffersRepository,
    private readonly sheets: EventSheets,
    private readonly sent: SheetsRepository,
    private readonly eveningMails: EveningMails,
    private readonly mails: Mails,
    private readonly links: Links,
    private readonly companies: CompanyRepository,
  ) {}

  /**
   * Sends the chef the present sheet of an evening: mails it, or writes the message for a chat that staff open. Each press is a
   * sheet of its own.
   * @returns the message for the chat; null for a mail
   * @throws EveningNotFoundError, EveningCancelledError, RequestErasedError, RequestBlockedError, NoSheetReaderError,
   * NoMailServerError, NoChatError
   */
  async send(eveningId: number, way: 'mail' | 'whatsapp', caller: Caller): Promise<ChatDto | null> {
    const { happened, chat } = await this.em.fork().transactional(async () => {
      const evening = await this.agenda.lock(eveningId);
      if (evening.cancelledAt) throw new EveningCancelledError();
      evening.quoteRequest.refuseUse('offer');
      await this.em.populate(evening, ['chef']);
      if (!evening.chef) throw new NoSheetReaderError();
      if (way === 'mail' && !this.mails.configured) throw new NoMailServerError('Envía la ficha por WhatsApp.');
      const { phoneNumber: phone } = evening.chef;
      if (way === 'whatsapp' && !hasChat(phone)) throw new NoChatError();
      return this.record(evening, way, by(this.em, caller));
    });
    if (way === 'mail') await this.mails.soon(EVENT_SHEET, happened);
    return chat;
  }

  /**
   * Mails the sheet of an evening to the chef on whom its client just agreed, in that transaction, if the company wants it so.
   * Without a mail server nothing happens.
   */
  async sendAtOnce(evening: Evening): Promise<void> {
    if (!this.mails.configured || !(await this.companies.settings()).sheet_at_once) return;
    await this.em.populate(evening, ['chef']);
    if (evening.chef) await this.record(evening, 'mail', BY_ITSELF);
  }

  /**
   * The sheet that a link opens: always the newest, with what differs from the one that was sent with the link.
   * @throws LinkNotFoundError, LinkSuspendedError
   */
  @CreateRequestContext()
  async read(token: unknown): Promise<ChefSheetDto> {
    const id = await this.links.subjectOf(SHEET_LINK, token);
    const { evening, sheet } = await this.opened(id);
    const { day, startsAt, sequence, cancelledAt } = evening;
    const when = { day, starts_at: startsAt, cancelled: cancelledAt !== null };
    if (cancelledAt) return { ...when, chef_name: sheet.chefName, title: 'Mesa cancelada', facts: [], ...NOTHING };
    const isOld = sheet.sequence < sequence;
    const chef = evening.chef?.id ?? 0;
    const before = isOld ? sheet : await this.sent.former(evening.id, chef, sheet.id);
    const shown = await this.sheets.of(evening, before);
    if (!shown) throw new LinkNotFoundError();
    const last = await this.sent.last(evening.id, chef);
    const confirmed = last?.sequence === sequence ? last.confirmedAt : null;
    return {
      ...when,
      chef_name: shown.chef.chefName,
      title: shown.title,
      facts: shown.facts.map(toDto),
      place: shown.facts.find(({ name }) => name === 'Dónde')?.value ?? '',
      sequence,
      newer: isOld,
      confirmed_at: confirmed?.toISOString() ?? null,
    };
  }

  /**
   * The chef says that this version arrived. Said again it stays as it is.
   * @param sequence of the version that they read
   * @throws LinkNotFoundError, LinkSuspendedError, EveningCancelledError, SheetChangedError
   */
  @CreateRequestContext()
  async receive(token: unknown, sequence: number): Promise<void> {
    const id = await this.links.subjectOf(SHEET_LINK, token);
    const { evening: found } = await this.opened(id);
    await this.em.fork().transactional(async () => {
      const evening = await this.agenda.lock(found.id);
      // The chef may have been exchanged meanwhile.
      await this.opened(id);
      evening.quoteRequest.refuseUse('client');
      if (evening.cancelledAt) throw new EveningCancelledError();
      if (evening.sequence !== sequence) throw new SheetChangedError();
      await this.confirm(evening);
    });
  }

  /**
   * The present sheet of a chef's own evening, from the yes until three days after it, with what differs from the version before.
   * @throws EveningNotFoundError, SheetPausedError
   */
  @CreateRequestContext()
  async readOfChef(eveningId: number, chefId: number): Promise<OwnSheet> {
    const evening = await this.ofChef(eveningId, chefId);
    const { sequence } = evening;
    const last = await this.sent.last(evening.id, chefId);
    const present = last?.sequence === sequence ? last : null;
    const before = await this.sent.former(evening.id, chefId, present?.id);
    const shown = await this.sheets.of(evening, before);
    if (!shown) throw new EveningNotFoundError();
    return {
      title: shown.title,
      facts: shown.facts.map(toDto),
      sequence,
      confirmed_at: present?.confirmedAt?.toISOString() ?? null,
    };
  }

  /**
   * A chef says in Mi cocina that this version of an own evening's sheet arrived. Said again it stays as it is.
   * @param sequence of the version that they read
   * @throws EveningNotFoundError, SheetPausedError, SheetChangedError
   */
  async receiveOfChef(eveningId: number, chefId: number, sequence: number): Promise<void> {
    await this.em.fork().transactional(async () => {
      await this.ofChef(eveningId, chefId);
      const evening = await this.agenda.lock(eveningId);
      // It may have been cancelled, or the chef exchanged, before the lock.
      if (evening.cancelledAt || evening.chef?.id !== chefId) throw new EveningNotFoundError();
      refusePaused(evening);
      if (evening.sequence !== sequence) throw new SheetChangedError();
      await this.confirm(evening);
    });
  }

  private async ofChef(eveningId: number, chefId: number): Promise<Evening> {
    const evening = await this.offers.recentOfChef(eveningId, chefId);
    if (!evening) throw new EveningNotFoundError();
    await this.em.populate(evening, ['quoteRequest']);
    refusePaused(evening);
    return evening;
  }

  private async confirm(evening: Evening): Promise<void> {
    await this.em.populate(evening, ['chef']);
    const chef = evening.chef;
    if (!chef) throw new LinkNotFoundError();
    const last = await this.sent.last(evening.id, chef.id);
    const isSent = last?.sequence === evening.sequence;
    if (isSent && last.confirmedAt) return;
    const said = { chef: chef.chefName };
    const happened = new QuoteRequestActivity(evening.quoteRequest, 'sheet_received', BY_ITSELF, null, said);
    await this.em.persist(happened).flush();
    // None was sent, or it is old: they read the newest all the same.
    const sheet = isSent ? last : await this.sheets.note(evening, 'link', happened.id);
    if (sheet) sheet.confirmedAt = new Date();
  }

  private async record(evening: Evening, way: 'mail' | 'whatsapp', actor: Actor) {
    const { quoteRequest: request, chef } = evening;
    const said = { chef: chef?.chefName ?? '', channel: way };
    const happened = new QuoteRequestActivity(request, 'event_sheet_sent', actor, null, said);
    await this.em.persist(happened).flush();
    if (way === 'mail') {
      await this.eveningMails.add('sheet', { evening, about: happened.id });
      return { happened: happened.id, chat: null };
    }
    const sheet = await this.sheets.note(evening, way, happened.id);
    const text = sheet ? await this.sheets.chat(evening, sheet) : '';
    return { happened: happened.id, chat: { phone_number: chef?.phoneNumber ?? '', text } };
  }

  /**
   * The sheet of a link with its evening, while its chef may read it.
   * @throws LinkNotFoundError
   */
  private async opened(id: number): Promise<{ evening: Evening; sheet: EventSheet }> {
    const sheet = await this.em.findOne(EventSheet, { id }, { populate: ['evening.chef', 'evening.quoteRequest'] });
    if (!sheet) throw new LinkNotFoundError();
    const { evening } = sheet;
    const isTheirs = sheet.chef !== null && sheet.chef.id === evening.chef?.id;
    const isOver = todayInChile() > dayAfter(evening.day, LINK_DAYS);
    if (!isTheirs || evening.quoteRequest.erasedAt || isOver) throw new LinkNotFoundError();
    return { evening, sheet };
  }
}

/** @throws SheetPausedError */
function refusePaused({ quoteRequest: request }: Evening): void {
  if (request.blockedAt || request.erasedAt) throw new SheetPausedError();
}

/** A sheet as its chef reads it in Mi cocina. */
type OwnSheet = Pick<ChefSheetDto, 'title' | 'facts' | 'sequence' | 'confirmed_at'>;

const toDto = ({ name, value, how }: SheetFact): SheetFactDto => ({ name, value, changed: how });

/** What the sheet of a cancelled evening does not say any more. */
const NOTHING = { place: '', sequence: 0, newer: false, confirmed_at: null };
