import type { EntityManager } from '@mikro-orm/postgresql';
import { HeldDay, spanOf } from '../modules/agenda/index.js';
import { Chef } from '../modules/chefs/index.js';
import { ChefInquiry } from '../modules/offers/index.js';
import { BY_ITSELF, QuoteRequest, QuoteRequestActivity, type Actor } from '../modules/quotes/index.js';
import { ASKED, DRAFTED } from './content/offers.js';

const HOUR = 60 * 60 * 1_000;
const DAY = 24 * HOUR;

/** When chefs were asked, and when they answered. */
const ASKED_AGO = 26 * HOUR;
const ANSWERED_AGO = 4 * HOUR;

/** What the chef who cannot wrote: the agenda has the journey, too. */
const SORRY = 'Esos días estoy en Lima. Puedo la semana siguiente.';

/** The demo's questions to chefs: of requests with a draft, its chef cannot, another one can and keeps the day; others wait for the answer. */
export async function seedInquiries(em: EntityManager, now = new Date()): Promise<void> {
  const ago = (hours: number): Date => new Date(now.getTime() - hours);
  const requests = await em.find(
    QuoteRequest,
    { name: { $in: [...DRAFTED, ...ASKED] } },
    { populate: ['chef', 'city', 'owner'] },
  );
  const others = await em.find(Chef, { state: 'ACTIVE' }, { orderBy: { id: 'asc' }, limit: 2 });
  for (const request of requests) {
    const { chef, eventDate: day, guests, city, owner } = request;
    const asking: Actor = owner ? { actor: 'person', person: owner, actorName: owner.name } : BY_ITSELF;
    if (!chef || day === null || guests === null) continue;
    const facts = { day, startsAt: '20:30', minutes: 240, guests, commune: city?.name ?? 'Providencia' };
    const waits = ASKED.includes(request.name);
    const other = waits ? undefined : others.find(({ id }) => id !== chef.id);
    for (const asked of other ? [chef, other] : [chef]) {
      const said = { chef: asked.chefName, on: day, startsAt: facts.startsAt };
      const inquiry = new ChefInquiry(request, asked, { ...facts, menu: null, pay: null });
      const activity = new QuoteRequestActivity(request, 'chef_asked', asking, null, { ...said, sentBy: 'link' });
      inquiry.asked = Object.assign(activity, { at: ago(ASKED_AGO) });
      em.persist([activity, inquiry]);
      if (waits) continue;
      const cannot = asked === chef;
      const [answer, text] = cannot ? (['cannot', SORRY] as const) : (['can', null] as const);
      inquiry.take(answer, text, ago(ANSWERED_AGO));
      const answered = new QuoteRequestActivity(request, 'chef_answered', BY_ITSELF, text, { ...said, answer });
      em.persist(Object.assign(answered, { at: ago(ANSWERED_AGO) }));
      if (!cannot) em.persist(new HeldDay(request, asked, facts, heldFrom(ago(ANSWERED_AGO), facts)));
    }
  }
  await em.flush();
}

/** Seven days, but not beyond the evening. */
const heldFrom = (answered: Date, time: { day: string; startsAt: string; minutes: number }): Date =>
  new Date(Math.min(answered.getTime() + 7 * DAY, spanOf(time).endsAt.getTime()));
