import { Injectable } from '@nestjs/common';
import { CreateRequestContext } from '@mikro-orm/decorators/legacy';
import { EntityManager } from '@mikro-orm/postgresql';
import type { Caller } from '../../platform/http/access.js';
import { todayInChile } from '../../platform/http/value/day.js';
import { Links } from '../../platform/links/links.js';
import { Agenda, Evening, EveningNotFoundError, type CancelledBy } from '../agenda/index.js';
import { by, QuoteRequestActivity, REQUEST_LINK, type Actor } from '../quotes/index.js';
import type { CancelMyEveningDto, MyEveningDto } from './client-offer.dto.js';
import { GivenBackRepository } from './given-back.repository.js';
import { TermsOfOffers } from './offer-terms.js';
import { OfferLocks } from './offer-locks.js';
import { Offer } from './offer.entity.js';
import type { CancelEveningDto, MoveEveningDto, RefundDto } from './offer-evening.dto.js';
import { OverlapSteps } from './overlap-steps.js';
import { EveningSettledError, NoEveningError, ShareChangedError } from './offers.errors.js';
import { refundDto, refundOf, shareOf, type Refund, type ShareSum } from './refund-rules.js';
import { WishesRepository } from './wishes.repository.js';

const CLIENT: Actor = { actor: 'client' };

/** What the terms give back where it was not the client who cancelled, in percent. */
const WHOLE = 100;

/** What staff and clients do with agreed evenings. Each method is one transaction. */
@Injectable()
export class EveningsService {
  constructor(
    private readonly em: EntityManager,
    private readonly locks: OfferLocks,
    private readonly agenda: Agenda,
    private readonly terms: TermsOfOffers,
    private readonly links: Links,
    private readonly wishes: WishesRepository,
    private readonly givenBack: GivenBackRepository,
    private readonly steps: OverlapSteps,
  ) {}

  /**
   * Moves the evening of an offer to another day or hour. Without a change nobody is mailed.
   * @throws OfferNotFoundError, NoEveningError, EveningOverError, StaleVersionError, HourPassedError
   */
  move(id: number, { day, starts_at, note, version }: MoveEveningDto, caller: Caller): Promise<void> {
    return this.locks.withOffer(id, async (locked) => {
      const { request, offer } = locked;
      const evening = await this.eveningOf(offer);
      const time = { day, startsAt: starts_at, minutes: evening.minutes };
      if (evening.isAt(time)) return;
      const actor = by(this.em, caller);
      const isSameDay = evening.day === day;
      await this.agenda.move(evening.id, { day, startsAt: starts_at, version, note }, actor);
      const { chef, chefName } = evening;
      const isBusy = chef !== null && (await this.steps.warn(locked, { id: chef.id, chefName }, time, isSameDay));
      if (!isBusy) this.steps.drop(locked, actor);
      request.beginEdit(null);
    });
  }

  /**
   * What the terms would give back if the client cancelled an evening today. The amount is null where no offer says what was
   * agreed.
   * @throws EveningNotFoundError
   */
  @CreateRequestContext()
  async refund(eveningId: number): Promise<RefundDto> {
    const evening = await this.em.findOne(Evening, { id: eveningId });
    if (!evening) throw new EveningNotFoundError();
    const { refund, total } = await this.termsOf(evening);
    return refundDto(refund, await this.sumOf(evening, refund.percent, total));
  }

  /**
   * Staff cancel an evening for ever. Its request is lost with it, and the share that is given back is frozen.
   * @throws EveningNotFoundError, EveningCancelledError, EveningOverError, StaleVersionError, ShareTooLowError,
   * ShareNoteMissingError
   */
  cancel(eveningId: number, form: CancelEveningDto, caller: Caller): Promise<void> {
    return this.em.fork().transactional(async () => {
      const evening = await this.agenda.lock(eveningId);
      const least = await this.least(evening, form.by);
      const cancellation = {
        by: form.by,
        reason: form.reason,
        least,
        percent: form.percent ?? least,
        note: form.percent_note ?? null,
      };
      await this.agenda.cancel(eveningId, cancellation, by(this.em, caller), form.version ?? null);
    });
  }

  /**
   * The evening of the client's request, with what cancelling it today gives back, or what its cancellation gave.
   * @throws LinkNotFoundError, LinkSuspendedError
   */
  @CreateRequestContext()
  async mine(token: unknown): Promise<MyEveningDto | null> {
    const requestId = await this.links.subjectOf(REQUEST_LINK, token);
    const evening = await this.agenda.lastOf(requestId);
    if (!evening) return null;
    await this.em.populate(evening, ['quoteRequest']);
    const { refund, total } = await this.termsOf(evening);
    const { percent } = evening.cancelledAt ? { percent: evening.refundPercent } : refund;
    return {
      day: evening.day,
      starts_at: evening.startsAt,
      chef_name: evening.chefName,
      guests: evening.guests,
      commune: evening.commune,
      address: evening.address,
      contact_name: evening.contactName,
      contact_phone: evening.contactPhone,
      can_complete: canChange(evening),
      wishes: await this.wishes.waiting(requestId),
      cancelled: evening.cancelledAt !== null,
      can_cancel: canChange(evening),
      business_days: refund.businessDays,
      notice: refund.notice,
      percent,
      ...(percent === null ? { amount: null, paid: null } : await this.sumOf(evening, percent, total)),
    };
  }

  /**
   * The client cancels the evening, and has read which share is given back. Cancelled again it stays as it is.
   * @throws LinkNotFoundError, LinkSuspendedError, NoEveningError, EveningSettledError, ShareChangedError
   */
  async cancelMine(token: unknown, { percent }: CancelMyEveningDto): Promise<void> {
    const requestId = await this.links.subjectOf(REQUEST_LINK, token);
    await this.locks.withRequest(requestId, async ({ request }) => {
      request.refuseUse('client');
      const last = await this.agenda.lastOf(requestId);
      if (last?.cancelledBy === 'client') return;
      if (!last || last.cancelledAt) throw new NoEveningError();
      const evening = await this.agenda.lock(last.id);
      if (!canChange(evening)) throw new EveningSettledError();
      const least = await this.least(evening, 'client');
      if (percent !== least) throw new ShareChangedError(least);
      await this.agenda.cancel(evening.id, { by: 'client', reason: null, least }, CLIENT);
    });
  }

  /**
   * Stores that somebody confirmed the evening although another one overlaps.
   * @throws OfferNotFoundError, NoEveningError
   */
  confirm(id: number, caller: Caller): Promise<void> {
    return this.locks.withOffer(id, async (locked) => {
      const { request, offer } = locked;
      await this.eveningOf(locked.offer);
      if (!offer.unconfirmed) return;
      offer.unconfirmed = false;
      const said = { offer: offer.name };
      const actor = by(this.em, caller);
      this.em.persist(new QuoteRequestActivity(request, 'overlap_confirmed', actor, null, said));
      this.steps.drop(locked, actor);
      request.beginEdit(null);
    });
  }

  /** The least share that the terms give back today if somebody cancels, in percent. */
  private async least(evening: Evening, canceller: CancelledBy): Promise<number> {
    return canceller === 'client' ? (await this.termsOf(evening)).refund.percent : WHOLE;
  }

  private sumOf({ id }: Evening, percent: number, total: number | null): Promise<ShareSum> {
    return this.givenBack.of(id, percent, shareOf(total, percent));
  }

  /** @throws NoEveningError */
  private async eveningOf(offer: Offer): Promise<Evening> {
    await this.em.populate(offer, ['evening']);
    const { evening } = offer;
    if (!evening || evening.cancelledAt) throw new NoEveningError();
    return evening;
  }

  /** By the terms that the client agreed to; by today's where that was on the telephone. */
  private async termsOf(evening: Evening): Promise<{ refund: Refund; total: number | null }> {
    const offer = await this.em.findOne(Offer, { evening });
    const { rules } = await this.terms.of(offer?.termsVersion ?? null);
    const total = offer?.total ?? null;
    return { refund: refundOf(total ?? 0, todayInChile(), evening.day, rules), total };
  }
}

/** Whether the client can cancel or change an evening now. What was reopened after it took place has begun long ago. */
export const canChange = (evening: Evening): boolean =>
  !evening.cancelledAt && evening.quoteRequest.stage === 'aceptada' && !evening.hasBegun();
