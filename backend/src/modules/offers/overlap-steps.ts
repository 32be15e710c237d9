import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { todayInChile } from '../../platform/http/value/day.js';
import { BY_ITSELF, QuoteRequestActivity, type Actor } from '../quotes/index.js';
import type { LockedOffer } from './offer-work.js';

/** Longest next step of a request. */
const MAX_STEP = 200;

const stepOf = ({ chefName }: LockedOffer['offer']): string =>
  `Confirmar: ${chefName ?? 'el chef'} tiene otra mesa a esa hora`.slice(0, MAX_STEP);

/** The next step of a request when another evening of its offer's chef overlaps. */
@Injectable()
export class OverlapSteps {
  constructor(private readonly em: EntityManager) {}

  /** Removes the step when it is done or no longer needed. A step that somebody else planned stays. */
  drop({ request, offer }: LockedOffer, actor: Actor): void {
    if (request.nextStep !== stepOf(offer)) return;
    const happened = request.plan({ text: null, on: null }, actor);
    if (happened) this.em.persist(happened);
  }

  /** The yes holds despite an overlap: staff must check whether the chef can do both evenings. */
  warn({ request, offer }: LockedOffer, chef: string): void {
    offer.unconfirmed = true;
    const planned = request.plan({ text: stepOf(offer), on: todayInChile() }, BY_ITSELF);
    this.em.persist(new QuoteRequestActivity(request, 'evening_overlaps', BY_ITSELF, null, { chef }));
    if (planned) this.em.persist(planned);
  }
}
