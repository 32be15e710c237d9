import { Injectable } from '@nestjs/common';
import { CreateRequestContext } from '@mikro-orm/decorators/legacy';
import { EntityManager } from '@mikro-orm/postgresql';
import type { Caller } from '../../platform/http/access.js';
import { todayInChile } from '../../platform/http/value/day.js';
import { hasChat } from '../../platform/http/value/phone.js';
import { noteDone } from '../../platform/audit/audit.repository.js';
import { LinkNotFoundError } from '../../platform/links/links.errors.js';
import { Links } from '../../platform/links/links.js';
import { NoMailServerError } from '../../platform/mail/mail.errors.js';
import { Mails } from '../../platform/mail/mails.js';
import { Agenda, spanOf } from '../agenda/index.js';
import {
  by,
  BY_ITSELF,
  QuoteRequest,
  QuoteRequestActivity,
  QuoteRequestNotFoundError,
  UNDECIDED_STATES,
  type Actor,
} from '../quotes/index.js';
import { ChefInquiriesRepository, type InquiryRow } from './chef-inquiries.repository.js';
import { CAME_TO_NOTHING, overForChef, overForStaff } from './chef-inquiry-answers.js';
import { ChefInquiryEnds } from './chef-inquiry-ends.js';
import { askedText, toldText } from './chef-inquiry-mail-content.js';
import { CHEF_INQUIRY_LINK } from './offer-links.js';
import {
  MAX_INQUIRIES,
  type AnswerChefInquiryDto,
  type AskChefsDto,
  type ChefInquiryDto,
  type ChefInquiryPageDto,
} from './chef-inquiry.dto.js';
import { ChefInquiry, type InquiryFacts } from './chef-inquiry.entity.js';
import {
  AnswerTextMissingError,
  ChefInquiryEndedError,
  ChefInquiryNotFoundError,
  ChefInquiryOverError,
  ChefNotAskableError,
  ManyAnswersError,
  TooManyInquiriesError,
} from './chef-inquiry.errors.js';
import { CHEF_ASKED } from './offer-mail-kinds.js';
import { inForce, OfferLocks, type Locked } from './offer-locks.js';
import type { Offer } from './offer.entity.js';
import { refuseDecided } from './offers.service.js';

/** States of a request whose client still decides. */
const UNDECIDED: readonly string[] = UNDECIDED_STATES;

/** Most answers of a chef to a question within 24 hours. */
const MOST_ANSWERS = 20;

/** An inquiry with its request, locked. */
type LockedInquiry = Locked & { inquiry: ChefInquiry };

/** What staff ask chefs before an offer, and what chefs answer. Each change is one transaction. */
@Injectable()
export class ChefInquiries {
  constructor(
    private readonly em: EntityManager,
    private readonly inquiries: ChefInquiriesRepository,
    private readonly locks: OfferLocks,
    private readonly ends: ChefInquiryEnds,
    private readonly agenda: Agenda,
    private readonly links: Links,
    private readonly mails: Mails,
  ) {}

  /** @throws QuoteRequestNotFoundError */
  @CreateRequestContext()
  async ofRequest(id: number): Promise<ChefInquiryDto[]> {
    const rows = await this.inquiries.ofRequest(id);
    if (rows.length === 0 && !(await this.em.count(QuoteRequest, { id }))) throw new QuoteRequestNotFoundError();
    return Promise.all(rows.map((row) => this.forStaff(row)));
  }

  /**
   * Asks chefs whether they can. A chef with the same open question is left out. A chef with another open question gets the new
   * one, and the former ends.
   * @throws QuoteRequestNotFoundError, RequestErasedError, RequestBlockedError, RequestNotOpenError, NoMailServerError,
   * ChefNotAskableError, TooManyInquiriesError
   */
  async ask(requestId: number, form: AskChefsDto, caller: Caller): Promise<ChefInquiryDto[]> {
    await this.locks.withRequest(requestId, async (locked) => {
      const { request } = locked;
      await this.refuseSettled(locked);
      if (form.by === 'mail') this.refuseWithoutMail();
      const ids = [...new Set(form.chef_ids)];
      const chefs = await this.inquiries.activeChefs(ids);
      if (chefs.length < ids.length) throw new ChefNotAskableError();
      const facts = factsOf(form);
      const open = await this.inquiries.open(requestId);
      const asked = chefs.filter((chef) => !open.some((one) => one.chef === chef && one.asks(facts)));
      if ((await this.inquiries.countOf(requestId)) + asked.length > MAX_INQUIRIES)
        throw new TooManyInquiriesError(MAX_INQUIRIES);
      for (const chef of asked) {
        const former = open.find((one) => one.chef === chef);
        if (former) await this.ends.end(request, former, 'replaced');
        const said = { chef: chef.chefName, on: facts.day, startsAt: facts.startsAt, sentBy: form.by };
        const happened = new QuoteRequestActivity(request, 'chef_asked', by(this.em, caller), null, said);
        const inquiry = new ChefInquiry(request, chef, facts);
        inquiry.asked = happened;
        await this.em.persist([happened, inquiry]).flush();
        await this.links.give(this.em, CHEF_INQUIRY_LINK, inquiry.id);
        if (form.by === 'mail') await this.mails.add(this.em, CHEF_ASKED, happened.id);
      }
      if (asked.length > 0) request.beginEdit(null);
    });
    return this.ofRequest(requestId);
  }

  /**
   * Mails the question to its chef, once more or for the first time.
   * @throws ChefInquiryNotFoundError, RequestErasedError, RequestBlockedError, NoMailServerError, ChefInquiryEndedError
   */
  async mailAgain(id: number): Promise<ChefInquiryDto> {
    const activity = await this.withInquiry(id, async ({ request, offers, inquiry }) => {
      request.refuseUse('offer');
      this.refuseWithoutMail();
      const over = inquiry.ended || overFor(inquiry, request, offers);
      if (over || !inquiry.asked) throw new ChefInquiryEndedError();
      await this.mails.again(this.em, CHEF_ASKED, inquiry.asked.id);
      await noteDone(this.em, { action: 'send_again', kind: 'quote_request', id: request.id });
      return inquiry.asked.id;
    });
    await this.mails.soon(CHEF_ASKED, activity);
    return this.read(id);
  }

  /**
   * Staff take the question back: the chef hears it, and the day is free. Taken back again it stays as it is.
   * @throws ChefInquiryNotFoundError, ChefInquiryEndedError, RequestErasedError, RequestBlockedError
   */
  async withdraw(id: number, caller: Caller): Promise<ChefInquiryDto> {
    await this.withInquiry(id, async ({ request, inquiry }) => {
      request.refuseUse('offer');
      if (inquiry.ended === 'withdrawn') return;
      if (inquiry.ended) throw new ChefInquiryEndedError();
      const said = { chef: inquiry.chefName, on: inquiry.day, startsAt: inquiry.startsAt };
      this.em.persist(new QuoteRequestActivity(request, 'chef_inquiry_withdrawn', by(this.em, caller), null, said));
      await this.ends.end(request, inquiry, 'withdrawn');
    });
    return this.read(id);
  }

  /** By telephone. @throws ChefInquiryNotFoundError, ChefInquiryOverError, AnswerTextMissingError */
  async note(id: number, form: AnswerChefInquiryDto, caller: Caller): Promise<ChefInquiryDto> {
    await this.withInquiry(id, (locked) => this.take(locked, form, by(this.em, caller)));
    return this.read(id);
  }

  /** @throws LinkNotFoundError */
  async page(token: unknown): Promise<ChefInquiryPageDto> {
    return this.forChef(await this.rowOf(token));
  }

  /**
   * The chef answers by the link, or changes the answer. The same answer again changes nothing, but 'Puedo' keeps a day again that is
   * not kept any more.
   * @throws LinkNotFoundError, ChefInquiryOverError, AnswerTextMissingError, ManyAnswersError
   */
  async answerByLink(token: unknown, form: AnswerChefInquiryDto): Promise<ChefInquiryPageDto> {
    const { id } = await this.rowOf(token);
    await this.withInquiry(id, (locked) => this.take(locked, form, BY_ITSELF));
    return this.page(token);
  }

  /** What a chef can answer, and what they answered and may change, by the days. */
  async ofChef(chefId: number): Promise<ChefInquiryPageDto[]> {
    const rows = await this.inquiries.ofChef(chefId, todayInChile());
    const pages = await Promise.all(rows.map((row) => this.forChef(row)));
    return pages.filter(({ over }) => over === null);
  }

  /**
   * The same answer from a chef who is known otherwise than by the link.
   * @throws ChefInquiryNotFoundError also for another chef's inquiry, ChefInquiryOverError, AnswerTextMissingError,
   * ManyAnswersError
   */
  async answer(chefId: number, inquiryId: number, form: AnswerChefInquiryDto): Promise<ChefInquiryPageDto> {
    await this.withInquiry(inquiryId, (locked) => {
      if (locked.inquiry.chef?.id !== chefId) throw new ChefInquiryNotFoundError();
      return this.take(locked, form, BY_ITSELF);
    });
    return this.forChef(await this.found(inquiryId));
  }

  private async take(
    { request, offers, inquiry }: LockedInquiry,
    { answer, text = null }: AnswerChefInquiryDto,
    actor: Actor,
  ): Promise<void> {
    const over = overFor(inquiry, request, offers);
    if (over) throw new ChefInquiryOverError(over);
    if (answer === 'can_but' && text === null) throw new AnswerTextMissingError();
    const { id, chefName } = inquiry;
    const isHeld = inquiry.answer !== 'can' || (await this.inquiries.row(id))?.held_until !== null;
    if (isHeld && inquiry.says(answer, text)) return;
    if (actor === BY_ITSELF && (await this.inquiries.answersOf(request.id, chefName)) >= MOST_ANSWERS)
      throw new ManyAnswersError();
    inquiry.take(answer, text);
    const said = { chef: inquiry.chefName, on: inquiry.day, startsAt: inquiry.startsAt, answer };
    this.em.persist(new QuoteRequestActivity(request, 'chef_answered', actor, text, said));
    request.beginEdit(null);
    await this.em.flush();
    await this.ends.keep(request, inquiry, offers);
  }

  /** @throws ChefInquiryNotFoundError */
  private async withInquiry<Result>(id: number, work: (locked: LockedInquiry) => Promise<Result>): Promise<Result> {
    const requestId = await this.inquiries.requestOf(id);
    if (requestId === undefined) throw new ChefInquiryNotFoundError();
    return this.locks.withRequest(requestId, async (locked) => {
      const inquiry = await this.inquiries.inquiry(id);
      if (!inquiry) throw new ChefInquiryNotFoundError();
      return work({ ...locked, inquiry });
    });
  }

  /** @throws LinkNotFoundError also where the request was deleted with its inquiries */
  private async rowOf(token: unknown): Promise<InquiryRow> {
    const row = await this.inquiries.row(await this.links.subjectOf(CHEF_INQUIRY_LINK, token));
    if (!row) throw new LinkNotFoundError();
    return row;
  }

  @CreateRequestContext()
  private async read(id: number): Promise<ChefInquiryDto> {
    return this.forStaff(await this.found(id));
  }

  /** @throws ChefInquiryNotFoundError */
  private async found(id: number): Promise<InquiryRow> {
    const row = await this.inquiries.row(id);
    if (!row) throw new ChefInquiryNotFoundError();
    return row;
  }

  private async forStaff(row: InquiryRow): Promise<ChefInquiryDto> {
    const {
      chef_id: _chef,
      chef_state: _state,
      phone_number: _phone,
      email: _email,
      stage: _stage,
      agreed: _agreed,
      blocked,
      ...shown
    } = row;
    return { ...shown, over: overForStaff(situationOf(row)), whatsapp: blocked ? null : await this.chatWith(row) };
  }

  /** A chat with the chef: the question while it is open, that it came to nothing afterwards. */
  private async chatWith(row: InquiryRow): Promise<string | null> {
    if (row.phone_number === null || !hasChat(row.phone_number) || beginOf(row) <= new Date()) return null;
    const to = (text: string) => `https://wa.me/${row.phone_number?.slice(1)}?text=${encodeURIComponent(text)}`;
    if (row.ended)
      return CAME_TO_NOTHING.some((end) => end === row.ended) && row.answer !== 'cannot' ? to(toldText(row)) : null;
    const url = overForChef(situationOf(row)) ? null : await this.links.given(this.em, CHEF_INQUIRY_LINK, row.id);
    return url && to(askedText(row, url));
  }

  private async forChef(row: InquiryRow): Promise<ChefInquiryPageDto> {
    const { id, chef_name, day, starts_at, minutes, guests, commune, kind, menu, pay } = row;
    const { answer, answer_text, answered_at, held_until, asked_at } = row;
    const over = overForChef(situationOf(row));
    const others =
      over === null && row.chef_id !== null
        ? await this.agenda.overlaps(row.chef_id, day, starts_at, minutes, row.request_id)
        : [];
    return {
      ...{ id, chef_name, day, starts_at, minutes, guests, commune, kind, menu, pay },
      ...{ answer, answer_text, answered_at, held_until, asked_at, over },
      overlaps: others.length > 0,
    };
  }

  /** @throws RequestErasedError, RequestBlockedError, RequestNotOpenError where no chef is looked for any more */
  private async refuseSettled(locked: Locked): Promise<void> {
    const { request } = locked;
    const agreed = inForce(locked);
    if (agreed) await this.em.populate(agreed, ['evening']);
    if (request.stage !== 'aceptada' || !agreed?.evening || agreed.evening.hasBegun()) return refuseDecided(locked);
    request.refuseUse('offer');
  }

  /** @throws NoMailServerError */
  private refuseWithoutMail(): void {
    if (!this.mails.configured) throw new NoMailServerError('Envía el enlace por WhatsApp.');
  }
}

const factsOf = (form: AskChefsDto): InquiryFacts => ({
  day: form.day,
  startsAt: form.starts_at,
  minutes: form.minutes,
  guests: form.guests,
  commune: form.commune,
  menu: form.menu ?? null,
  pay: form.pay ?? null,
});

const beginOf = ({ day, starts_at: startsAt, minutes }: InquiryRow): Date =>
  spanOf({ day, startsAt, minutes }).beginsAt;

/** Whether chefs can be asked: the client still decides, or what was agreed may get another chef. */
const isOpen = (stage: string, agreed: boolean): boolean =>
  UNDECIDED.includes(stage) || (stage === 'aceptada' && agreed);

const situationOf = (row: InquiryRow) => ({
  ended: row.ended,
  active: row.chef_state === 'ACTIVE',
  blocked: row.blocked,
  undecided: isOpen(row.stage, row.agreed),
  begun: beginOf(row) <= new Date(),
});

/** The same of a locked inquiry: why it cannot be answered now. */
const overFor = (
  { ended, chef, day, startsAt, minutes }: ChefInquiry,
  request: QuoteRequest,
  offers: Offer[],
): string | null =>
  overForChef({
    ended,
    active: chef?.state === 'ACTIVE',
    blocked: request.blockedAt !== null,
    undecided: isOpen(request.stage, inForce({ offers }) !== undefined),
    begun: spanOf({ day, startsAt, minutes }).beginsAt <= new Date(),
  });
