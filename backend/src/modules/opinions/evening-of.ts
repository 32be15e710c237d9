import type { EntityManager } from '@mikro-orm/postgresql';
import { todayInChile } from '../../platform/http/day.js';
import type { Agenda } from '../agenda/index.js';
import { Chef } from '../chefs/index.js';
import type { QuoteRequest } from '../quotes/index.js';

/** The evening of a request that took place. */
interface PastEvening {
  /** 'YYYY-MM-DD' */
  day: string;
  /** Null where nobody was chosen, the chef was deleted, or the evening was called off. */
  chef: Chef | null;
}

/**
 * When the evening of a request was, and with whom: as the agenda has it. Without the agenda it is the chef of the first choice
 * on the day that was asked for, or on the day on which the request was marked. Of an evening that was called off there is
 * nothing to say, whoever marked the request.
 */
export async function eveningOf(em: EntityManager, agenda: Agenda, request: QuoteRequest): Promise<PastEvening> {
  const evening = await agenda.ofRequest(em, request.id);
  if (evening) return { day: evening.day, chef: evening.chef && (await em.findOne(Chef, { id: evening.chef.id })) };
  const chef = (await agenda.wasCalledOff(em, request.id)) ? null : request.chef;
  return { day: request.eventDate ?? todayInChile(request.updatedAt), chef };
}
