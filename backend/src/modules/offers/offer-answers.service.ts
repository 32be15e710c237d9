import { Injectable } from '@nestjs/common';
import type { Caller } from '../../platform/http/access.js';
import { todayInChile } from '../../platform/http/value/day.js';
import { Links } from '../../platform/links/links.js';
import { Mails } from '../../platform/mail/mails.js';
import { Agenda } from '../agenda/index.js';
import { BY_ITSELF, by, QuoteRequestActivity, type Actor } from '../quotes/index.js';
import { firstNameOf } from '../quotes/rules.js';
import type { AcceptOfferDto, DeclineOfferDto } from './client-offer.dto.js';
import { eveningEvent } from './evening-told.js';
import { overlapStep } from './overlap-step.js';
import { OFFER_LINK } from './offer-link.js';
import { ACCEPTED_CLIENT, ACCEPTED_OFFICE, DECLINED_OFFICE } from './offer-mail-kinds.js';
import { TermsOfOffers } from './offer-terms.js';
import { OfferWork, type LockedOffer } from './offer-work.js';
import type { Acceptance } from './offer.entity.js';
import { OfferNotAcceptableError, OfferNotOpenError, TermsChangedError } from './offers.errors.js';

const CLIENT: Actor = { actor: 'client' };

/**
 * Clients' answers to offers, by link or on the telephone. An answer is one transaction: the offer, the request, its
 * other offers, the agenda and the mails change together or not at all.
 */
@Injectable()
export class OfferAnswersService {
  constructor(
    private readonly work: OfferWork,
    private readonly agenda: Agenda,
    private readonly links: Links,
    private readonly mails: Mails,
    private readonly terms: TermsOfOffers,
  ) {}

  /**
   * The offer that a link opens.
   * @throws LinkNotFoundError
   */
  offerOf(token: unknown): Promise<number> {
    return this.links.subjectOf(OFFER_LINK, token);
  }

  /** Stores that the client opened an offer: once, and only while it can be answered. */
  async see(id: number): Promise<void> {
    await this.work.withOffer(id, async ({ em, request, offer }) => {
      request.refuseUse('client');
      if (offer.stateOn(todayInChile()) !== 'enviada' || !offer.open()) return;
      em.persist(new QuoteRequestActivity(request, 'offer_viewed', CLIENT, null, { offer: offer.number ?? '' }));
      await em.flush();
    });
  }

  /**
   * The client accepts. Accepting again changes nothing, so a second press or device gets the same answer.
   * @throws OfferNotOpenError, TermsChangedError, LinkSuspendedError
   */
  accept(id: number, { name, terms_version }: AcceptOfferDto): Promise<void> {
    return this.work.withOffer(id, async (locked) => {
      locked.request.refuseUse('client');
      if (isAgreed(locked)) return;
      const terms = await this.terms.agreedTo(locked.em, terms_version);
      if (terms === null) throw new TermsChangedError();
      await this.agree(locked, { name, terms, by: 'client' }, CLIENT, null);
    });
  }

  /**
   * Staff record an acceptance on the telephone.
   * @throws OfferNotFoundError, OfferNotAcceptableError, RequestErasedError, RequestBlockedError
   */
  acceptByPhone(id: number, text: string, caller: Caller): Promise<void> {
    return this.work.withOffer(id, async (locked) => {
      const { em, request } = locked;
      request.refuseUse('hand');
      if (isAgreed(locked)) return;
      const acceptance = { name: request.name, terms: null, by: 'phone' } as const;
      await this.agree(locked, acceptance, by(em, caller), text).catch(toldToStaff);
    });
  }

  /**
   * The client declines. Declining again changes nothing.
   * @throws OfferNotOpenError, LinkSuspendedError
   */
  decline(id: number, { reason }: DeclineOfferDto): Promise<void> {
    return this.work.withOffer(id, async (locked) => {
      const { em, request, offer } = locked;
      request.refuseUse('client');
      if (offer.state === 'rechazada') return;
      offer.decline(reason ?? null, todayInChile());
      request.beginEdit(null);
      const said = { offer: offer.number ?? '' };
      em.persist(new QuoteRequestActivity(request, 'offer_declined', CLIENT, reason ?? null, said));
      await em.flush();
      await this.mails.add(em, DECLINED_OFFICE, id);
    });
  }

  /** The only way in which an offer is accepted. */
  private async agree(locked: LockedOffer, acceptance: Acceptance, actor: Actor, text: string | null): Promise<void> {
    const { em, request, offers, offer } = locked;
    refuseDecided(locked);
    await em.populate(offer, ['chef', 'menus']);
    const { chef, ...agreed } = offer.accept(acceptance, todayInChile());
    for (const other of offers) if (other !== offer) other.giveWay('choice');
    const said = { offer: offer.number ?? '' };
    em.persist(new QuoteRequestActivity(request, 'offer_accepted', actor, text, said));
    const move = acceptance.by === 'phone' ? 'hand' : 'client';
    em.persist(request.moveTo('aceptada', move, actor, { text: text ?? undefined }));
    request.beginEdit(null);
    await em.flush();

    const { day, startsAt } = agreed;
    const taken = await this.agenda.overlaps(em, chef.id, day, startsAt, offer.minutes, request.id);
    if (taken.length > 0) this.warn(locked, chef.chefName);
    const plan = { ...agreed, requestId: request.id, chefId: chef.id, minutes: offer.minutes };
    const menu = offer.menus.getItems().map(({ dishName }) => dishName);
    const words = { menu: menu.join(' · '), clientFirstName: firstNameOf(request.name) };
    offer.evening = await this.agenda.enter(em, { ...plan, ...words }, actor);
    await em.flush();
    await this.mails.add(em, ACCEPTED_CLIENT, offer.id, eveningEvent('client', offer.id, offer.evening));
    await this.mails.add(em, ACCEPTED_OFFICE, offer.id, eveningEvent('office', offer.id, offer.evening));
  }

  /** The acceptance holds despite an overlap: staff must check whether the chef can do both evenings. */
  private warn({ em, request, offer }: LockedOffer, chef: string): void {
    offer.unconfirmed = true;
    const step = { text: overlapStep(offer), on: todayInChile() };
    em.persist(new QuoteRequestActivity(request, 'evening_overlaps', BY_ITSELF, null, { chef }));
    const planned = request.plan(step, BY_ITSELF);
    if (planned) em.persist(planned);
  }
}

/** Turns the client's error into one with words for staff. */
function toldToStaff(error: unknown): never {
  throw error instanceof OfferNotOpenError ? new OfferNotAcceptableError(error.reason) : error;
}

/** Whether this offer is already accepted, and its evening not cancelled. */
const isAgreed = ({ offer }: LockedOffer): boolean => offer.state === 'aceptada' && !offer.cancelledAt;

/** @throws OfferNotOpenError where the request was decided or closed otherwise */
function refuseDecided({ request, offers, offer }: LockedOffer): void {
  if (offer.state === 'borrador') throw new OfferNotOpenError('borrador');
  const isDecided = offers.some((one) => one !== offer && one.state === 'aceptada' && !one.cancelledAt);
  if (isDecided || request.stage === 'aceptada' || request.stage === 'realizada') throw new OfferNotOpenError('other');
  if (offer.stateOn(todayInChile()) !== 'enviada' && offer.state !== 'vista') return;
  if (request.stage !== 'cotizada') throw new OfferNotOpenError('withdrawn');
}
