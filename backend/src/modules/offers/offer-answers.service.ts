import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { Caller } from '../../platform/http/access.js';
import { todayInChile } from '../../platform/http/value/day.js';
import { Links } from '../../platform/links/links.js';
import { Mails } from '../../platform/mail/mails.js';
import { Agenda } from '../agenda/index.js';
import { by, moveFor, QuoteRequestActivity, type Actor } from '../quotes/index.js';
import { firstNameOf } from '../quotes/rules.js';
import type { AcceptOfferDto, DeclineOfferDto } from './client-offer.dto.js';
import { ChefInquiryEnds } from './chef-inquiry-ends.js';
import { ChefPays } from './chef-pays.service.js';
import { EveningMails } from './evening-mails.js';
import { agreedContent } from './offer-content.js';
import { OfferChangesService } from './offer-changes.service.js';
import { OFFER_LINK } from './offer-links.js';
import { DECLINED_OFFICE } from './offer-mail-kinds.js';
import { TermsOfOffers } from './offer-terms.js';
import { OfferLocks, type Locked, type LockedOffer } from './offer-locks.js';
import { Offer, type Acceptance } from './offer.entity.js';
import type { AcceptOfferByPhoneDto, NoteAgreementDto } from './offer-form.dto.js';
import {
  OfferChoiceError,
  OfferNotAcceptableError,
  OfferNotOpenError,
  RequestNotOpenError,
  TermsChangedError,
} from './offers.errors.js';
import { OffersRepository } from './offers.repository.js';
import { OverlapSteps } from './overlap-steps.js';
import { SheetSending } from './sheet-sending.service.js';

const CLIENT: Actor = { actor: 'client' };

/**
 * Clients' answers to offers, by link or on the telephone. An answer is one transaction: the offer, the request, its
 * other offers, the agenda and the mails change together or not at all.
 */
@Injectable()
export class OfferAnswersService {
  constructor(
    private readonly em: EntityManager,
    private readonly locks: OfferLocks,
    private readonly agenda: Agenda,
    private readonly links: Links,
    private readonly mails: Mails,
    private readonly terms: TermsOfOffers,
    private readonly offers: OffersRepository,
    private readonly eveningMails: EveningMails,
    private readonly changes: OfferChangesService,
    private readonly inquiries: ChefInquiryEnds,
    private readonly sheets: SheetSending,
    private readonly pays: ChefPays,
    private readonly steps: OverlapSteps,
  ) {}

  /** @throws LinkNotFoundError */
  offerOf(token: unknown): Promise<number> {
    return this.links.subjectOf(OFFER_LINK, token);
  }

  /** Stores that the client opened an offer: once, and only while it can be answered. */
  async see(id: number): Promise<void> {
    await this.locks.withOffer(id, async ({ request, offer }) => {
      request.refuseUse('client');
      if (offer.stateOn(todayInChile()) !== 'enviada' || !offer.open()) return;
      // The mail may have failed, and the client has it from their own page.
      const quoted = moveFor(request.situation(), 'cotizada', 'offer') && request.moveTo('cotizada', 'offer', CLIENT);
      if (quoted) request.beginEdit(null);
      if (quoted) this.em.persist(quoted);
      this.em.persist(new QuoteRequestActivity(request, 'offer_viewed', CLIENT, null, { offer: offer.name }));
      await this.em.flush();
    });
  }

  /**
   * The client accepts. Accepting again changes nothing, so a second press or device gets the same answer.
   * @throws OfferNotOpenError, TermsChangedError, LinkSuspendedError
   */
  accept(id: number, { name, terms_version }: AcceptOfferDto): Promise<void> {
    return this.locks.withOffer(id, async (locked) => {
      locked.request.refuseUse('client');
      if (isAgreed(locked)) return;
      const terms = await this.terms.agreedTo(terms_version);
      if (terms === null) throw new TermsChangedError();
      await this.accepted(locked, { name, terms, by: 'client' }, CLIENT, null);
    });
  }

  /**
   * Staff record an acceptance on the telephone. The draft of a change is made and accepted at once.
   * @throws OfferNotFoundError, OfferNotAcceptableError, StaleVersionError, RequestErasedError, RequestBlockedError and what
   * the draft of a change lacks
   */
  acceptByPhone(id: number, { text, version }: AcceptOfferByPhoneDto, caller: Caller): Promise<void> {
    return this.locks.withOffer(id, async (locked) => {
      const { request } = locked;
      request.refuseUse('phone');
      if (isAgreed(locked)) return;
      if (locked.offer.isChange && locked.offer.state === 'borrador') await this.sendChange(locked, version);
      const acceptance = { name: request.name, terms: null, by: 'phone' } as const;
      await this.accepted(locked, acceptance, by(this.em, caller), text).catch(throwForStaff);
    });
  }

  /**
   * Staff record what was agreed on the telephone where no offer says it: the offer is made and accepted at once. Noted again
   * it is the same offer. A draft of the request becomes it, because a request has only one.
   * @returns the offer
   * @throws QuoteRequestNotFoundError, RequestErasedError, RequestBlockedError, RequestNotOpenError, OfferChoiceError
   */
  agree(requestId: number, form: NoteAgreementDto, caller: Caller): Promise<number> {
    return this.locks.withRequest(requestId, async (locked) => {
      const { request, offers } = locked;
      request.refuseUse('phone');
      const same = offers.find((offer) => isAgreed({ offer }) && saysSame(offer, form));
      if (same) return same.id;
      refuseAgreed(locked);
      const chef = await this.offers.chef(form.chef_id);
      if (!chef) throw new OfferChoiceError('chef_id');
      const today = todayInChile();
      const draft = offers.find(({ state }) => state === 'borrador');
      const offer = draft ?? new Offer(request);
      await this.em.populate(offer, ['lines', 'menus.proposal']);
      await this.em.populate(request, ['proposal']);
      offer.describe(agreedContent(request, offer, chef, form, await this.terms.beginning(), today));
      // The lines of a sent offer are not written any more.
      await this.em.persist(offer).flush();
      const number = await this.offers.nextNumber(Number(today.slice(0, 4)));
      offer.send(number, await this.offers.payTerms());
      const acceptance = { name: request.name, terms: null, by: 'phone' } as const;
      const all = { ...locked, offers: draft ? offers : [...offers, offer], offer };
      await this.accepted(all, acceptance, by(this.em, caller), form.text ?? null);
      return offer.id;
    });
  }

  /**
   * The client declines. Declining again changes nothing.
   * @throws OfferNotOpenError, LinkSuspendedError
   */
  decline(id: number, { reason }: DeclineOfferDto): Promise<void> {
    return this.locks.withOffer(id, async (locked) => {
      const { request, offer } = locked;
      request.refuseUse('client');
      if (offer.state === 'rechazada') return;
      offer.decline(reason ?? null);
      request.beginEdit(null);
      const said = { offer: offer.name };
      this.em.persist(new QuoteRequestActivity(request, 'offer_declined', CLIENT, reason ?? null, said));
      await this.em.flush();
      await this.mails.add(this.em, DECLINED_OFFICE, id);
      await this.inquiries.offerEnded(locked, offer, 'declined');
    });
  }

  /** Nobody is sent what the client has agreed to already. */
  private async sendChange(locked: LockedOffer, version: number | null | undefined): Promise<void> {
    const { offer } = locked;
    offer.refuseStale(version);
    await this.em.populate(offer, ['lines']);
    const own = await this.changes.ready(locked);
    await this.inquiries.refuseUnasked(offer);
    offer.send(own, await this.offers.payTerms());
    await this.em.flush();
  }

  /** The only way in which an offer is accepted. */
  private async accepted(
    locked: LockedOffer,
    acceptance: Acceptance,
    actor: Actor,
    text: string | null,
  ): Promise<void> {
    const { request, offers, offer } = locked;
    if (offer.isChange) return this.changes.accepted(locked, acceptance, actor, text);
    refuseDecided(locked);
    await this.em.populate(offer, ['menus']);
    // Locked before it is looked at: nobody deactivates the chef between the look and the evening.
    if (offer.chef) await this.agenda.lockChef(offer.chef.id);
    const { chef, ...agreed } = offer.accept(acceptance);
    for (const other of offers) if (other !== offer) other.giveWay('choice');
    const said = { offer: offer.name };
    this.em.persist(new QuoteRequestActivity(request, 'offer_accepted', actor, text, said));
    // One that was accepted without an offer, before there was a way to note one, is there already.
    if (request.stage !== 'aceptada') this.em.persist(request.moveTo('aceptada', acceptance.by, actor, { text }));
    request.beginEdit(null);
    await this.em.flush();
    await this.inquiries.agreed(request, chef.id);

    const { day, startsAt } = agreed;
    const isBusy = await this.steps.warn(locked, chef, { day, startsAt, minutes: offer.minutes });
    const plan = { ...agreed, requestId: request.id, chefId: chef.id, minutes: offer.minutes };
    const menu = offer.menus.getItems().map(({ dishName }) => dishName);
    const words = { menu: menu.join(' · '), clientFirstName: firstNameOf(request.name), address: offer.address };
    offer.evening = await this.agenda.enter({ ...plan, ...words }, actor);
    await this.pays.agree(offer.evening, chef, offer.total);
    await this.eveningMails.add('accepted', { evening: offer.evening, about: offer.id });
    // Where the chef may be elsewhere at that hour, somebody asks them first.
    if (!isBusy) await this.sheets.sendAtOnce(offer.evening);
  }
}

/** Turns the client's error into one with words for staff. */
function throwForStaff(error: unknown): never {
  throw error instanceof OfferNotOpenError ? new OfferNotAcceptableError(error.reason, error.ofChange) : error;
}

/** Whether this offer is already accepted, and its evening not cancelled. */
const isAgreed = ({ offer }: Pick<LockedOffer, 'offer'>): boolean => offer.state === 'aceptada' && !offer.cancelledAt;

/** Whether an offer says what staff note as agreed. */
const saysSame = ({ chef, day, startsAt, guests, total }: Offer, form: NoteAgreementDto): boolean =>
  chef?.id === form.chef_id &&
  day === form.day &&
  startsAt === form.starts_at &&
  guests === form.guests &&
  total === form.total;

/** Whether the client has said yes to something that still holds, or everything is over. */
function isDecided({ request, offers }: Locked, except?: Offer): boolean {
  const { state, hasEvening } = request.situation();
  const other = offers.some((offer) => offer !== except && isAgreed({ offer }));
  return other || state === 'realizada' || (state === 'aceptada' && hasEvening);
}

/** @throws RequestNotOpenError */
function refuseAgreed(locked: Locked): void {
  const { stage } = locked.request;
  if (isDecided(locked) || stage === 'perdida') throw new RequestNotOpenError(stage, isDecided(locked));
}

/** @throws OfferNotOpenError where the request was decided or closed otherwise */
function refuseDecided(locked: LockedOffer): void {
  const { request, offer } = locked;
  if (offer.state === 'borrador') throw new OfferNotOpenError('borrador');
  if (isDecided(locked, offer)) throw new OfferNotOpenError('other');
  if (offer.stateOn(todayInChile()) !== 'enviada' && offer.state !== 'vista') return;
  if (request.stage === 'perdida') throw new OfferNotOpenError('withdrawn');
}
