import type { EntityManager } from '@mikro-orm/postgresql';
import { Evening } from '../modules/agenda/index.js';
import { asOffered, beginningOf, Offer, OfferYear, type OfferContent } from '../modules/offers/index.js';
import { ORIGINALS } from '../modules/texts/index.js';
import { Proposal } from '../modules/proposals/index.js';
import { QuoteRequest, QuoteRequestActivity, type Actor } from '../modules/quotes/index.js';
import { todayInChile } from '../platform/http/value/day.js';
import { BY_TELEPHONE } from './content/agenda.js';
import { CHANGING, DECLINED, DRAFTED, EXPIRED, NEWER_VERSIONS, SEEN } from './content/offers.js';

const HOUR = 60 * 60 * 1_000;
const DAY = 24 * HOUR;

/** What a dinner costs where the chef says nothing, in whole CLP per person. */
const USUAL_PRICE = 42_000;

/** How long the demo's evenings last, in minutes, and when they begin. */
const MINUTES = 240;
const STARTS = '20:30';

/** Adds an offer to each of the demo's requests that has got one or soon will, and its evening to each that was accepted. */
export async function seedOffers(em: EntityManager, now = new Date()): Promise<void> {
  const stages = ['cotizada', 'aceptada', 'realizada'] as const;
  const requests = await em.find(
    QuoteRequest,
    { $or: [{ stage: { $in: [...stages] } }, { name: { $in: [...DRAFTED] } }] },
    { populate: ['chef', 'city', 'owner'] },
  );
  const moved = await em.find(QuoteRequestActivity, { kind: 'moved', quoteRequest: { $in: requests } });
  const at = (request: QuoteRequest, to: string): Date =>
    moved.find(({ quoteRequest, data }) => quoteRequest === request && data.to === to)?.at ?? now;
  const menus = await em.find(
    Proposal,
    { chef: requests.flatMap(({ chef }) => chef ?? []) },
    { orderBy: { id: 'asc' } },
  );
  const evenings = await em.find(Evening, { quoteRequest: { $in: requests }, cancelledAt: null });
  const numbers = new Numbers();

  const inOrder = requests.toSorted((one, other) => at(one, 'cotizada').getTime() - at(other, 'cotizada').getTime());
  for (const request of inOrder) {
    const sentAt = at(request, 'cotizada');
    const evening = evenings.find(({ quoteRequest }) => quoteRequest === request);
    const menu = menus.filter(({ chef }) => chef === request.chef).slice(0, 1);
    const content = contentOf(
      request,
      menu,
      { day: evening?.day ?? request.eventDate, startsAt: evening?.startsAt },
      now,
    );
    if (!content) continue;
    if (DRAFTED.includes(request.name)) {
      const draft = new Offer(request);
      draft.describe(content);
      em.persist(draft);
      continue;
    }
    const hasTwo = NEWER_VERSIONS.includes(request.name);
    const before = hasTwo ? await numbers.send(em, new Offer(request), content, sentAt) : null;
    const offer = await numbers.send(em, new Offer(request, before), before ? cheaper(content) : content, sentAt);
    before?.giveWay('version');
    if (isOver(request)) offer.expire();
    else if (SEEN.includes(request.name)) offer.open();
    else if (DECLINED[request.name]) decline(em, offer, request, DECLINED[request.name] ?? '', now);
    if (request.stage !== 'cotizada') accept(em, offer, request, evening, at(request, 'aceptada'));
    if (CHANGING.includes(request.name)) await askForOneMore(em, offer, content, now);
  }
  em.persist(numbers.years());
  await em.flush();
}

/** The demo's numbers, in the order in which offers were sent. */
class Numbers {
  private readonly last = new Map<number, number>();

  /** Stores a draft and sends it: the lines of a sent one are not written any more. */
  async send(em: EntityManager, offer: Offer, content: OfferContent, sentAt: Date): Promise<Offer> {
    const day = todayInChile(sentAt);
    const year = Number(day.slice(0, 4));
    const ordinal = (this.last.get(year) ?? 0) + 1;
    this.last.set(year, ordinal);
    offer.describe(content);
    await em.persist(offer).flush();
    offer.send(`C-${year}-${String(ordinal).padStart(4, '0')}`, null, sentAt);
    Object.assign(offer, { createdAt: sentAt, updatedAt: sentAt, sentAt });
    await em.flush();
    return offer;
  }

  years(): OfferYear[] {
    return [...this.last].map(([year, last]) => Object.assign(new OfferYear(), { year, last }));
  }
}

/** What is offered; undefined where the request names no chef, day or number of people. */
function contentOf(
  request: QuoteRequest,
  menus: Proposal[],
  { day, startsAt = STARTS }: { day: string | null; startsAt?: string },
  now: Date,
): OfferContent | undefined {
  const { chef, guests, city, name } = request;
  if (!chef || !guests || day === null) return undefined;
  const until = todayInChile(dayFrom(now, EXPIRED.includes(name) ? -1 : 5));
  const price = chef.pricePerPerson ?? USUAL_PRICE;
  return {
    chef,
    menus: menus.map(asOffered),
    guests,
    day,
    startsAt,
    minutes: MINUTES,
    commune: city?.name ?? 'Online',
    address: null,
    ...beginningOf(ORIGINALS.offer),
    validUntil: until < day ? until : day,
    reservaPercent: null,
    lines: [
      { description: `${menus[0]?.dishName ?? chef.chefName}, por persona`, quantity: guests, unitPrice: price },
      ...(guests >= 10 ? [{ description: 'Ayudante de cocina', quantity: 1, unitPrice: 60_000 }] : []),
    ],
  };
}

/** Staff sent a change of an accepted offer this morning, which waits for its client's yes. */
async function askForOneMore(em: EntityManager, agreed: Offer, content: OfferContent, now: Date): Promise<void> {
  const { quoteRequest: request } = agreed;
  const [price, ...others] = content.lines;
  const lines = price ? [{ ...price, quantity: price.quantity + 1 }, ...others] : [];
  const change = new Offer(request, agreed, 2);
  change.describe({ ...content, guests: (content.guests ?? 0) + 1, lines });
  await em.persist(change).flush();
  change.send(agreed.number ?? '', null, now);
  const at = new Date(now.getTime() - 2 * HOUR);
  Object.assign(change, { createdAt: at, updatedAt: at, sentAt: at });
  const { owner } = request;
  const by: Actor = owner ? { actor: 'person', person: owner, actorName: owner.name } : { actor: 'system' };
  const said = new QuoteRequestActivity(request, 'offer_sent', by, null, { offer: change.name, sentBy: 'link' });
  em.persist(Object.assign(said, { at }));
}

const dayFrom = (moment: Date, days: number): Date => new Date(moment.getTime() + days * DAY);

/** Whether nobody accepted it in time. */
const isOver = ({ name }: QuoteRequest): boolean => EXPIRED.includes(name);

/** The same with a discount, as a second version has it. */
const cheaper = (content: OfferContent): OfferContent => ({
  ...content,
  lines: [...content.lines, { description: 'Descuento por grupo', quantity: 1, unitPrice: -80_000 }],
});

/** The client said no this morning. */
function decline(em: EntityManager, offer: Offer, request: QuoteRequest, reason: string, now: Date): void {
  const at = new Date(now.getTime() - 3 * HOUR);
  offer.decline(reason, now);
  offer.settledAt = at;
  const said = new QuoteRequestActivity(request, 'offer_declined', { actor: 'client' }, reason, {
    offer: offer.number ?? '',
  });
  em.persist(Object.assign(said, { at }));
}

function accept(em: EntityManager, offer: Offer, request: QuoteRequest, known: Evening | undefined, at: Date): void {
  const [day = ''] = [todayInChile(at), offer.validUntil ?? ''].toSorted();
  const way = BY_TELEPHONE.includes(request.name) ? 'phone' : 'client';
  const { chef, ...agreed } = offer.accept({ name: request.name, terms: null, by: way }, new Date(`${day}T12:00:00Z`));
  const [clientFirstName = ''] = request.name.split(' ');
  const menu = offer.menus.getItems().map(({ dishName }) => dishName);
  const details = { ...agreed, minutes: MINUTES, menu: menu.join(' · '), clientFirstName };
  const evening = known ?? new Evening({ ...details, quoteRequest: request, chef });
  evening.byHand = false;
  Object.assign(request, { eveningEndsAt: evening.endsAt, eventDate: evening.day });
  em.persist(evening);
  offer.evening = evening;
  offer.settledAt = at;
}
