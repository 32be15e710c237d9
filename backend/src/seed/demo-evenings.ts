import type { EntityManager } from '@mikro-orm/postgresql';
import { Evening } from '../modules/agenda/index.js';
import { Offer, type EventSheets } from '../modules/offers/index.js';
import { BY_ITSELF, QuoteRequestActivity, type Actor } from '../modules/quotes/index.js';
import { CANCELLED, COMPLETED } from './content/agenda.js';

const HOUR = 60 * 60 * 1_000;
const CLIENT: Actor = { actor: 'client' };

/** What the terms give back of an evening that is weeks away, in percent. */
const WHOLE = 100;

/** What happened to the demo's agreed evenings: one has a sheet that is stale, and a client cancelled one. */
export async function seedEvenings(em: EntityManager, sheets: EventSheets, now = new Date()): Promise<void> {
  const ago = (hours: number): Date => new Date(now.getTime() - hours * HOUR);
  const stale = await eveningOf(em, COMPLETED.client);
  if (stale) await complete(em, stale, sheets, ago);
  const cancelled = await eveningOf(em, CANCELLED);
  if (cancelled) await cancel(em, cancelled, ago(5));
  await em.flush();
}

const eveningOf = (em: EntityManager, client: string): Promise<Evening | null> =>
  em.findOne(Evening, { quoteRequest: { name: client }, cancelledAt: null }, { populate: ['quoteRequest', 'chef'] });

/** The chef confirmed the sheet. The client completed the data for the night afterwards. */
async function complete(
  em: EntityManager,
  evening: Evening,
  sheets: EventSheets,
  ago: (hours: number) => Date,
): Promise<void> {
  const { quoteRequest: request, chefName: chef } = evening;
  const sent = new QuoteRequestActivity(request, 'event_sheet_sent', BY_ITSELF, null, { chef, channel: 'whatsapp' });
  const received = new QuoteRequestActivity(request, 'sheet_received', BY_ITSELF, null, { chef });
  Object.assign(sent, { at: ago(26) });
  Object.assign(received, { at: ago(20) });
  await em.persist([sent, received]).flush();
  const sheet = await sheets.note(evening, 'whatsapp', sent.id);
  if (sheet) Object.assign(sheet, { sentAt: sent.at, confirmedAt: received.at });
  const changes = evening.describe(COMPLETED.night);
  const completed = new QuoteRequestActivity(request, 'evening_details_changed', CLIENT, null, { changes });
  em.persist(Object.assign(completed, { at: ago(3) }));
}

/** As the agenda does it, without mails: the request is lost with its evening. */
async function cancel(em: EntityManager, evening: Evening, at: Date): Promise<void> {
  const { quoteRequest: request } = evening;
  evening.cancel({ by: 'client', reason: null, least: WHOLE }, at);
  const activity = request.evening('evening_cancelled', evening, CLIENT);
  const lost = request.moveTo('perdida', 'evening', CLIENT, { reason: 'retirada' });
  em.persist([Object.assign(activity, { at }), Object.assign(lost, { at })]);
  const offer = await em.findOne(Offer, { evening });
  offer?.eveningCancelled(at);
}
