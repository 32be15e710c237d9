import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Chef } from '../modules/chefs/index.js';
import { City } from '../modules/lookups/index.js';
import {
  BY_ITSELF,
  MAILS_HAVE_IT,
  QuoteRequest,
  QuoteRequestActivity,
  QuoteRequestChoice,
  type Actor,
  type MoveBy,
  type QuoteState,
  workingMinutes,
} from '../modules/quotes/index.js';
import { DataRight } from '../modules/personal-data/index.js';
import { Person } from '../modules/users/index.js';
import { todayInChile } from '../platform/http/value/day.js';
import { BY_TELEPHONE } from './content/agenda.js';
import { REQUESTS } from './content/requests.js';
import type { DemoRequest } from './content/types.js';

const MINUTE = 60_000;
const HOUR = 60 * 60 * 1_000;
const DAY = 24 * HOUR;

type Move = [to: QuoteState, by: MoveBy];

/** The usual moves of a request, in order. */
const USUAL: Move[] = [
  ['contactada', 'hand'],
  ['cotizada', 'offer'],
  ['aceptada', 'client'],
  ['realizada', 'time'],
];

/** The moves by which a request comes into a state; none for a new one. */
const movesTo = (state: QuoteState): Move[] =>
  state === 'perdida' ? [['perdida', 'hand']] : USUAL.slice(0, USUAL.findIndex(([to]) => to === state) + 1);

/** A day of Chile, so many days from now. */
const dayIn = (days: number, now: Date): string => todayInChile(new Date(now.getTime() + days * DAY));

/** Adds the demo's requests, each with all that happened to it. The oldest comes first, as it did. */
export async function seedRequests(em: EntityManager, now = new Date()): Promise<void> {
  const people = new Map((await em.find(Person, {})).map((person) => [person.email, person]));
  const cities = new Map((await em.find(City, {})).map((city) => [city.name, city]));
  const chefs = new Map((await em.find(Chef, {})).map((chef) => [chef.chefName, chef]));
  const inOrder = REQUESTS.map((content, index) => ({ content, index })).toSorted(
    (one, other) => other.content.ago - one.content.ago || other.index - one.index,
  );
  for (const { content, index } of inOrder) {
    // Today's came within the last hours, the others in the morning.
    const came = new Date(now.getTime() - content.ago * DAY - (1 + (index % 5)) * HOUR);
    if (content.ago > 0) came.setUTCHours(12, (index * 13) % 60);
    const request = new QuoteRequest({
      requestKey: randomUUID(),
      name: content.name,
      email: content.mailless ? null : `${addressOf(content.name)}@correo.example`,
      phoneNumber: `+569${String(51_200_417 + index * 731_033).slice(-8)}`,
      city: cities.get(content.city ?? '') ?? null,
      eventDate: content.event === null ? null : dayIn(content.event, now),
      guests: content.guests,
      kind: content.kind,
      message: content.message ?? null,
      chef: chefs.get(content.chef ?? '') ?? null,
      proposal: null,
      replyBy: content.replyBy ?? 'whatsapp',
      budgetPerPerson: content.budget ?? null,
      origin: content.origin ?? 'web',
      utmSource: index % 3 === 0 && content.origin !== 'phone' ? 'instagram' : null,
      utmMedium: null,
      utmCampaign: null,
    });
    // Nobody is mailed about a demo.
    Object.assign(request, { createdAt: came, updatedAt: came, consentedAt: came, nextMailAt: MAILS_HAVE_IT });
    em.persist(request);
    if (request.chef) {
      const choice = { quoteRequest: request, position: 1, chef: request.chef, proposal: null };
      em.persist(Object.assign(new QuoteRequestChoice(), choice));
    }
    em.persist(history(request, content, people, came, now));
    await em.flush();
  }
  await seedRight(em, now);
}

/** Somebody whose evening took place asks to be erased: it waits for an administrator, and is due soon. */
async function seedRight(em: EntityManager, now: Date): Promise<void> {
  const [request] = await em.find(QuoteRequest, { stage: 'realizada' }, { orderBy: { id: 'asc' }, limit: 1 });
  if (!request) return;
  const asked = { kind: 'erasure', step: 'asked', requests: [request.id], dueOn: dayIn(6, now) } as const;
  const right = new DataRight(asked, CLIENT);
  right.at = new Date(now.getTime() - 24 * DAY);
  await em.persist(right).flush();
}

/** What happened to a request, spread over the time since it came. */
function history(
  request: QuoteRequest,
  content: DemoRequest,
  people: ReadonlyMap<string, Person>,
  came: Date,
  now: Date,
): QuoteRequestActivity[] {
  const owner = content.owner === null ? undefined : people.get(content.owner);
  const anybody = owner ?? [...people.values()].find(({ state }) => state === 'ACTIVE');
  const staff: Actor = anybody ? { actor: 'person', person: anybody, actorName: anybody.name } : BY_ITSELF;
  const happened: (QuoteRequestActivity | undefined)[] = [];
  if (content.origin === 'phone')
    happened.push(new QuoteRequestActivity(request, 'taken_by_phone', staff, 'El cliente aceptó el uso de sus datos.'));
  if (owner) happened.push(request.assignTo(owner, staff));
  const words = { reason: content.reason, text: content.reasonText };
  const isWithdrawn = content.reason === 'retirada';
  const who = (by: MoveBy): Actor => (by === 'client' ? CLIENT : by === 'time' ? BY_ITSELF : staff);
  const today = { today: todayInChile(now) };
  for (const [to, usual] of movesTo(content.state)) {
    const by = isWithdrawn && to === 'perdida' ? 'client' : usual;
    happened.push(
      to === 'aceptada' && BY_TELEPHONE.includes(content.name)
        ? request.moveTo(to, 'phone', staff, { text: 'Aceptó por teléfono.' })
        : request.moveTo(to, by, who(by), words, today),
    );
  }
  for (const note of content.notes ?? []) happened.push(request.note(note, staff));
  const [step, days] = content.next ?? [];
  if (step !== undefined) happened.push(request.plan({ text: step, on: dayIn(days ?? 0, now) }, staff));
  const all = happened.filter((one) => one !== undefined);
  const end = content.event !== null && content.event < 0 ? now.getTime() + (content.event + 1) * DAY : now.getTime();
  const answered = spread(all, came, { end, now });
  afterTheEvening(all, { end, now });
  const at = (state: QuoteState): Date | null => all.find(({ data }) => data.to === state)?.at ?? null;
  request.firstAnsweredAt = answered?.at ?? null;
  request.firstAnswerMinutes = answered ? Math.floor(workingMinutes(came, answered.at)) : null;
  request.quotedAt = at('cotizada');
  request.acceptedAt = at('aceptada');
  const last = all.at(-1);
  if (last) request.updatedAt = last.at;
  return all;
}

/**
 * Gives everything its time, in this order: what leads to the first answer within hours, the rest sooner than later until the end.
 * @returns the first answer
 */
function spread(
  all: QuoteRequestActivity[],
  came: Date,
  { end, now }: { end: number; now: Date },
): QuoteRequestActivity | undefined {
  const first = all.findIndex(({ data }) => data.to === 'contactada' || data.to === 'cotizada');
  const wait = (ANSWERED_AFTER[came.getTime() % ANSWERED_AFTER.length] ?? 60) * MINUTE;
  let before = came.getTime();
  for (const [index, one] of all.entries()) {
    const later = came.getTime() + (end - came.getTime()) * ((index + 1) / (all.length + 1)) ** 3;
    const at =
      index <= first ? came.getTime() + (wait * (index + 1)) / (first + 1) : inOfficeHours(later, index, now).getTime();
    before = Math.max(before, Math.min(at, now.getTime() - (all.length - index) * MINUTE));
    one.at = new Date(before);
  }
  return all[first];
}

/** The product ends a request by itself, in the morning after its evening. What was noted then comes later. */
function afterTheEvening(all: QuoteRequestActivity[], { end, now }: { end: number; now: Date }): void {
  const over = all.findIndex(({ data }) => data.to === 'realizada');
  if (over < 0) return;
  const morning = new Date(end).setUTCHours(11, 7, 0, 0);
  for (const [index, one] of all.slice(over).entries())
    one.at = new Date(Math.min(morning + index * 2 * HOUR, now.getTime() - MINUTE));
}

/** Somewhat later that day, between ten and seven in Chile, in the order in which things happened. */
function inOfficeHours(moment: number, index: number, now: Date): Date {
  const at = new Date(moment);
  at.setUTCHours(13 + index, (index * 17) % 60);
  return at < now ? at : new Date(now.getTime() - (10 - index) * 60_000);
}

/** Minutes until the first answers. Most came in time, and some are what the figures are for. */
const ANSWERED_AFTER = [24, 95, 41, 180, 63, 310, 130, 18, 520];

const CLIENT = { actor: 'client' } as const;

/** 'Óscar Pizarro' → 'oscar.pizarro' */
const addressOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, '.');
