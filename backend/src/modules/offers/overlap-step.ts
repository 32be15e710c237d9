import { todayInChile } from '../../platform/http/value/day.js';
import { BY_ITSELF, QuoteRequestActivity, type Actor } from '../quotes/index.js';
import type { LockedOffer } from './offer-work.js';

/** Longest next step of a request. */
const MAX_STEP = 200;

/** The next step when another evening of the offer's chef overlaps. */
const overlapStep = ({ chefName }: LockedOffer['offer']): string =>
  `Confirmar: ${chefName ?? 'el chef'} tiene otra mesa a esa hora`.slice(0, MAX_STEP);

/** Removes that step when it is done or no longer needed. A step that somebody else planned stays. */
export function dropOverlapStep({ em, request, offer }: LockedOffer, actor: Actor): void {
  if (request.nextStep !== overlapStep(offer)) return;
  const happened = request.plan({ text: null, on: null }, actor);
  if (happened) em.persist(happened);
}

/** The yes holds despite an overlap: staff must check whether the chef can do both evenings. */
export function warnOverlap({ em, request, offer }: LockedOffer, chef: string): void {
  offer.unconfirmed = true;
  const step = { text: overlapStep(offer), on: todayInChile() };
  em.persist(new QuoteRequestActivity(request, 'evening_overlaps', BY_ITSELF, null, { chef }));
  const planned = request.plan(step, BY_ITSELF);
  if (planned) em.persist(planned);
}
