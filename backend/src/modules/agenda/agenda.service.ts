import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { EntityManager } from '@mikro-orm/postgresql';
import { emitInOrder } from '../../platform/database/emit-in-order.js';
import { UnknownChefError, type Chef } from '../chefs/index.js';
import {
  type ClientCorrected,
  BY_ITSELF,
  QuoteRequestActivity,
  QuoteRequestNotFoundError,
  type ActivityData,
  type Actor,
  type QuoteRequest,
} from '../quotes/index.js';
import { firstNameOf } from '../quotes/rules.js';
import {
  EveningBegunError,
  EveningCancelledError,
  EveningExistsError,
  EveningNotFoundError,
  EveningOverError,
  HourPassedError,
} from './agenda.errors.js';
import { AgendaRepository, type Busy, type TakenBy } from './agenda.repository.js';
import { LOST_BY, type Cancellation } from './cancellation.js';
import { EveningCancelled, EveningChanged } from './evening-events.js';
import { spanOf, type EveningTime } from './evening-time.js';
import { Evening, type EveningChange, type EveningPlan, type NightDetails } from './evening.entity.js';
import { HeldDay } from './held-day.entity.js';

/** A new day and hour for an evening, and the reason. */
interface EveningMove {
  day: string;
  startsAt: string;
  /** Absent if the length does not change. */
  minutes?: number;
  version?: number | null;
  note: string | null;
}

/**
 * Chefs' evenings. Each change runs in the caller's transaction, locks the request first and stores an activity. So two
 * changes of one evening run one after the other.
 */
@Injectable()
export class Agenda {
  constructor(
    private readonly em: EntityManager,
    private readonly agenda: AgendaRepository,
    private readonly events: EventEmitter2,
  ) {}

  /**
   * Enters a request's evening, whose day becomes the request's. The caller checks whether the chef is free (`busyOn`,
   * `overlaps`): staff may know better.
   * @throws QuoteRequestNotFoundError, UnknownChefError, EveningExistsError
   */
  async enter(plan: EveningPlan, actor: Actor = BY_ITSELF): Promise<Evening> {
    const request = await this.agenda.lockRequest(plan.requestId);
    if (!request) throw new QuoteRequestNotFoundError();
    const chef = await this.agenda.lockChef(plan.chefId);
    if (!chef) throw new UnknownChefError();
    if (await this.agenda.ofRequest(request.id)) throw new EveningExistsError();
    const evening = new Evening({ ...plan, quoteRequest: request, chef });
    const city = await this.agenda.city(plan.commune);
    this.em.persist([evening, request.evening('evening_entered', evening, actor, null, {}, city)]);
    await this.em.flush();
    return evening;
  }

  /**
   * Moves an evening to another day or hour. If it is there already, nothing changes, whatever version was sent: it may
   * be a retry.
   * @throws EveningNotFoundError, EveningCancelledError, EveningOverError, StaleVersionError, HourPassedError
   */
  async move(eveningId: number, to: EveningMove, actor: Actor): Promise<Evening> {
    const evening = await this.lock(eveningId);
    const time = { day: to.day, startsAt: to.startsAt, minutes: to.minutes ?? evening.minutes };
    if (evening.isAt(time)) return evening;
    refuseOver(evening);
    evening.beginEdit(to.version);
    if (spanOf(time).beginsAt <= new Date()) throw new HourPassedError();
    const { day, startsAt } = evening;
    evening.moveTo(time);
    const happened = evening.quoteRequest.evening('evening_moved', evening, actor, to.note);
    await this.em.persist(happened).flush();
    const moved = new EveningChanged(this.em, evening, happened.id, { day, startsAt });
    await emitInOrder(this.events, EveningChanged.event, moved);
    return evening;
  }

  /**
   * Takes over what was renegotiated about an evening. With another chef the former one's day is free and the new one's taken;
   * the caller checks whether that chef is free, and notifies everybody.
   * @param recorded what the activity says: the offer, and before and after
   * @returns the activity
   * @throws EveningNotFoundError, EveningCancelledError, EveningOverError, EveningBegunError, UnknownChefError
   */
  async change(
    eveningId: number,
    { chefId, ...to }: EveningChange,
    actor: Actor,
    recorded: Pick<ActivityData, 'offer' | 'changes'>,
  ): Promise<number> {
    const evening = await this.lock(eveningId);
    refuseOver(evening);
    if (evening.hasBegun()) throw new EveningBegunError();
    const chef = await this.agenda.lockChef(chefId);
    if (!chef) throw new UnknownChefError();
    evening.beginEdit(null);
    evening.agree(chef, to);
    const city = await this.agenda.city(to.commune);
    const happened = evening.quoteRequest.evening('evening_changed', evening, actor, null, recorded, city);
    await this.em.persist(happened).flush();
    return happened.id;
  }

  /**
   * Takes over the data for that night. Without a change nobody is notified.
   * @throws EveningNotFoundError, EveningCancelledError, EveningOverError, EveningBegunError, StaleVersionError
   */
  async describe(
    eveningId: number,
    details: NightDetails,
    actor: Actor,
    version: number | null = null,
  ): Promise<Evening> {
    const evening = await this.lock(eveningId);
    if (evening.cancelledAt) throw new EveningCancelledError();
    refuseOver(evening);
    const changes = evening.describe(details);
    // What is there already is no conflict: it may be the same form again.
    if (changes.length === 0) return evening;
    evening.beginEdit(version);
    const happened = new QuoteRequestActivity(evening.quoteRequest, 'evening_details_changed', actor, null, {
      changes,
    });
    await this.em.persist(happened).flush();
    await emitInOrder(this.events, EveningChanged.event, new EveningChanged(this.em, evening, happened.id));
    return evening;
  }

  /**
   * Notes that client and chef are reminded of an evening, once.
   * @returns the evening with the activity; undefined where that was noted before, or it is too late or too early
   */
  async remind(eveningId: number, now: Date): Promise<{ evening: Evening; happened: number } | undefined> {
    const evening = await this.lock(eveningId);
    const { quoteRequest: request } = evening;
    if (evening.cancelledAt || evening.remindedAt || evening.hasBegun(now)) return undefined;
    if (request.blockedAt || request.erasedAt || request.stage !== 'aceptada') return undefined;
    evening.remindedAt = now;
    const happened = new QuoteRequestActivity(request, 'evening_reminded', BY_ITSELF, null, { on: evening.day });
    await this.em.persist(happened).flush();
    return { evening, happened: happened.id };
  }

  /**
   * Marks a request's evening as changed in something that its chef must know. Nothing without an evening.
   * @param happened the activity that records the change
   * @throws EveningBegunError
   */
  async changed(requestId: number, happened: number): Promise<void> {
    const evening = await this.agenda.ofRequest(requestId);
    if (!evening) return;
    if (evening.hasBegun()) throw new EveningBegunError();
    evening.beginEdit(null);
    evening.changed();
    await this.em.flush();
    await emitInOrder(this.events, EveningChanged.event, new EveningChanged(this.em, evening, happened));
  }

  /**
   * Takes over the corrected name and phone of a request's client, and marks an evening to come as changed: its chef must know
   * them.
   * @param happened the activity that records the correction
   */
  async correctClient(
    requestId: number,
    { before, after }: Pick<ClientCorrected, 'before' | 'after'>,
    happened: number,
  ): Promise<void> {
    const evenings = await this.agenda.allOf(requestId);
    for (const evening of evenings) {
      evening.callClient(firstNameOf(after.name));
      evening.correctContact(before, after);
    }
    await this.em.flush();
    if (evenings.some((evening) => !evening.cancelledAt && !evening.hasBegun()))
      await this.changed(requestId, happened);
  }

  /**
   * Marks the sheet of a locked evening as stale, after a change that only its chef has to know. Nobody gets a mail.
   * @throws EveningCancelledError
   */
  touch(evening: Evening): void {
    evening.beginEdit(null);
    evening.changed();
  }

  /**
   * Cancels an evening for ever, and loses its request with it. The row stays, so that calendars get the cancellation. In the
   * same words again nothing changes, whatever version was sent: it may be a retry.
   * @throws EveningNotFoundError, EveningCancelledError, EveningOverError, StaleVersionError, ShareTooLowError,
   * ShareNoteMissingError
   */
  async cancel(
    eveningId: number,
    cancellation: Cancellation,
    actor: Actor,
    version: number | null = null,
  ): Promise<Evening> {
    const evening = await this.lock(eveningId);
    const request = evening.quoteRequest;
    if (evening.isOff(cancellation)) return evening;
    if (evening.cancelledAt) throw new EveningCancelledError();
    refuseOver(evening);
    evening.beginEdit(version);
    evening.cancel(cancellation);
    const { by, reason } = cancellation;
    const happened = request.evening('evening_cancelled', evening, actor, reason);
    request.beginEdit(null);
    const lost =
      request.stage === 'aceptada' ? [request.moveTo('perdida', 'evening', actor, { reason: LOST_BY[by] })] : [];
    await this.em.persist([happened, ...lost]).flush();
    await emitInOrder(this.events, EveningCancelled.event, new EveningCancelled(this.em, evening, happened.id));
    return evening;
  }

  /** The request is locked too, and first. @throws EveningNotFoundError */
  async lock(id: number): Promise<Evening> {
    const requestId = await this.agenda.requestOf(id);
    // The request is locked first, as everywhere: otherwise two changes could deadlock.
    const request = requestId === undefined ? null : await this.agenda.lockRequest(requestId);
    const evening = request && (await this.agenda.lock(id));
    if (!evening) throw new EveningNotFoundError();
    return evening;
  }

  lastOf(requestId: number): Promise<Evening | null> {
    return this.agenda.lastOf(requestId);
  }

  ofRequest(requestId: number): Promise<Evening | null> {
    return this.agenda.ofRequest(requestId);
  }

  wasCalledOff(requestId: number): Promise<boolean> {
    return this.agenda.wasCalledOff(requestId);
  }

  /**
   * Why chefs are not free on a day, for staff. One request's evening can be left out: it does not conflict with
   * itself.
   */
  async busyOn(chefIds: readonly number[], day: string, exceptRequest?: number): Promise<Busy[]> {
    const [taken, blocked, held] = await Promise.all([
      this.agenda.eveningsOn(chefIds, day, exceptRequest),
      this.agenda.blockedOn(chefIds, day),
      this.agenda.heldOn(chefIds, day, exceptRequest),
    ]);
    return [...taken, ...blocked, ...held];
  }

  /**
   * Keeps a chef's day for a request until a moment, instead of the day that was kept before. The caller has locked the
   * request.
   */
  async hold(request: QuoteRequest, chef: Chef, time: EveningTime, until: Date): Promise<void> {
    const held = await this.agenda.heldFor(request.id, chef.id);
    if (held) held.keep(time, until);
    else this.em.persist(new HeldDay(request, chef, time, until));
    await this.em.flush();
  }

  /** Frees the day that a chef keeps for a request, if there is one. The caller has locked the request. */
  async release(requestId: number, chefId: number): Promise<void> {
    const held = await this.agenda.heldFor(requestId, chefId);
    if (held) await this.em.remove(held).flush();
  }

  /**
   * A chef, locked until the end of the transaction and read again: nobody deactivates them meanwhile. Lock the request
   * first. Null if it does not exist.
   */
  lockChef(id: number): Promise<Chef | null> {
    return this.agenda.lockChef(id);
  }

  /**
   * The evenings of a chef that overlap with this one. Within a transaction nobody else enters an evening of this chef
   * until it ends. Lock the request first.
   */
  async overlaps(
    chefId: number,
    day: string,
    startsAt: string,
    minutes: number,
    exceptRequest?: number,
  ): Promise<TakenBy[]> {
    if (this.em.isInTransaction()) await this.agenda.lockChef(chefId);
    return this.agenda.overlapping(chefId, { day, startsAt, minutes }, exceptRequest);
  }
}

/** @throws EveningOverError */
function refuseOver({ quoteRequest }: Evening): void {
  if (quoteRequest.stage === 'realizada') throw new EveningOverError();
}
