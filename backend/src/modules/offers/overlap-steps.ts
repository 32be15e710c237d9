import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { todayInChile } from '../../platform/http/value/day.js';
import { Agenda, type EveningTime } from '../agenda/index.js';
import { BY_ITSELF, QuoteRequestActivity, type Actor } from '../quotes/index.js';
import type { LockedOffer } from './offer-locks.js';

/** Longest next step of a request. */
const MAX_STEP = 200;

const OVERLAPS = 'tiene otra mesa a esa hora';
const BLOCKED = 'tiene bloqueado ese día';

const stepOf = ({ chefName }: LockedOffer['offer'], why: string): string =>
  `Confirmar: ${chefName ?? 'el chef'} ${why}`.slice(0, MAX_STEP);

/** The chef who cooks an evening. */
interface Cook {
  id: number;
  chefName: string;
}

/** The next step of a request when the chef of its offer may not be free: another evening overlaps, or the day is blocked. */
@Injectable()
export class OverlapSteps {
  constructor(
    private readonly em: EntityManager,
    private readonly agenda: Agenda,
  ) {}

  /** Removes the step when it is done or no longer needed. A step that somebody else planned stays. */
  drop(locked: LockedOffer, actor: Actor): void {
    const { request } = locked;
    if (!isPlanned(locked)) return;
    const happened = request.plan({ text: null, on: null }, actor);
    if (happened) this.em.persist(happened);
  }

  /**
   * The yes or the move holds although the chef is not free at that hour: staff must check whether they can. A step that
   * somebody else planned stays; the agenda and 'Hoy' say it all the same.
   * @param isTheirs whether the chef cooks it on that day already: then a blocked day is no news
   * @returns whether somebody must ask the chef
   */
  async warn(locked: LockedOffer, { id, chefName }: Cook, time: EveningTime, isTheirs = false): Promise<boolean> {
    const { request, offer } = locked;
    const taken = await this.agenda.overlaps(id, time.day, time.startsAt, time.minutes, request.id);
    const busy = isTheirs ? [] : await this.agenda.busyOn([id], time.day, request.id);
    offer.unconfirmed = taken.length > 0;
    if (offer.unconfirmed)
      this.em.persist(new QuoteRequestActivity(request, 'evening_overlaps', BY_ITSELF, null, { chef: chefName }));
    else if (!busy.some(({ kind }) => kind === 'blocked')) return false;
    if (request.nextStep !== null && !isPlanned(locked)) return true;
    const text = stepOf(offer, offer.unconfirmed ? OVERLAPS : BLOCKED);
    const planned = request.plan({ text, on: todayInChile() }, BY_ITSELF);
    if (planned) this.em.persist(planned);
    return true;
  }
}

const isPlanned = ({ request: { nextStep }, offer }: LockedOffer): boolean =>
  nextStep === stepOf(offer, OVERLAPS) || nextStep === stepOf(offer, BLOCKED);
