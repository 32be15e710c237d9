import type { EntityManager } from '@mikro-orm/postgresql';
import { BlockedRange, Evening } from '../modules/agenda/index.js';
import { Chef } from '../modules/chefs/index.js';
import { QuoteRequest } from '../modules/quotes/index.js';
import { todayInChile } from '../platform/http/value/day.js';
import { BLOCKS, EVENINGS } from './content/agenda.js';

const DAY = 24 * 60 * 60 * 1_000;
const MINUTE = 60 * 1_000;

/** Adds the demo's evenings and blocked days. A request that has an evening already keeps it. */
export async function seedAgenda(em: EntityManager, now = new Date()): Promise<void> {
  const chefs = new Map((await em.find(Chef, {})).map((chef) => [chef.chefName, chef]));
  const taken = new Set((await em.find(Evening, { cancelledAt: null })).map(({ quoteRequest }) => quoteRequest.id));
  const requests = await em.find(QuoteRequest, { stage: { $in: ['aceptada', 'realizada'] } }, { populate: ['city'] });
  const dayIn = (days: number): string => todayInChile(new Date(now.getTime() + days * DAY));

  for (const { client, chef: name, in: days, at: startsAt, minutes, menu } of EVENINGS) {
    const quoteRequest = requests.find((request) => request.name === client && !taken.has(request.id));
    const chef = chefs.get(name);
    if (!quoteRequest || !chef) continue;
    const [clientFirstName = ''] = client.split(' ');
    const evening = new Evening({
      quoteRequest,
      chef,
      day: dayIn(days),
      startsAt,
      minutes,
      guests: quoteRequest.guests ?? 2,
      commune: quoteRequest.city?.name ?? 'Santiago Centro',
      menu,
      clientFirstName,
    });
    evening.byHand = true;
    em.persist(evening);
    const entered = quoteRequest.evening('evening_entered', evening, { actor: 'system' });
    if (quoteRequest.stage !== 'aceptada') continue;
    entered.at = new Date((quoteRequest.acceptedAt ?? now).getTime() + MINUTE);
    em.persist(entered);
  }
  for (const { chef: name, from, to, reason } of BLOCKS) {
    const chef = chefs.get(name);
    if (chef) em.persist(new BlockedRange(chef, { firstDay: dayIn(from), lastDay: dayIn(to), reason }));
  }
  await em.flush();
}
