import type { EntityManager } from '@mikro-orm/postgresql';
import { todayInChile } from '../../platform/http/value/day.js';
import type { Agenda } from '../agenda/index.js';
import { Chef } from '../chefs/index.js';
import type { QuoteRequest } from '../quotes/index.js';

/** The evening of a request that took place. */
interface PastEvening {
  /** 'YYYY-MM-DD' */
  day: string;
  /** Null if nobody was chosen, the chef was deleted, or the evening was cancelled. */
  chef: Chef | null;
}

/**
 * The date and chef of a request's evening, from the agenda. Without an agenda entry, the chef of the first choice and
 * the requested day, or the day on which the request was marked. A cancelled evening gives nothing, no matter who marked the
 * request.
 */
export async function eveningOf(em: EntityManager, agenda: Agenda, request: QuoteRequest): Promise<PastEvening> {
  const evening = await agenda.ofRequest(request.id);
  if (evening) return { day: evening.day, chef: evening.chef && (await em.findOne(Chef, { id: evening.chef.id })) };
  const chef = (await agenda.wasCalledOff(request.id)) ? null : request.chef;
  return { day: request.eventDate ?? todayInChile(request.updatedAt), chef };
}
