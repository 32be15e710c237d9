import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Evening } from '../modules/agenda/index.js';
import { MoneyEntry, MoneySettings, Payment, Transfer } from '../modules/money/index.js';
import { Offer } from '../modules/offers/index.js';
import { BY_ITSELF, QuoteRequestActivity, type Actor } from '../modules/quotes/index.js';
import { todayInChile } from '../platform/http/value/day.js';
import { ACCOUNT, CARD, RESERVA, RULES } from './content/money.js';

const HOUR = 60 * 60 * 1_000;
const CLIENT: Actor = { actor: 'client' };

/**
 * The demo takes money, since its first yes. Of the evenings ahead the first that was agreed is late with all of it, and one owes its saldo; the others
 * are paid, as those of the past are, by card and by transfer. Of a cancelled one the reserva was paid. The client of the late one
 * says that they transferred.
 */
export async function seedMoney(em: EntityManager, now = new Date()): Promise<void> {
  const offers = await em.find(
    Offer,
    { state: 'aceptada', evening: { $ne: null } },
    { populate: ['evening', 'quoteRequest'], orderBy: { settledAt: 'asc', id: 'asc' } },
  );
  const settings = new MoneySettings(RESERVA);
  settings.describe(RULES, ACCOUNT, 'Sobremesa');
  settings.createdAt = offers[0]?.settledAt ?? now;
  em.persist(settings);
  const isAhead = ({ evening }: Offer): boolean => (evening?.day ?? '') >= todayInChile(now) && !evening?.cancelledAt;
  const ahead = offers.filter(isAhead);
  const [late, owing] = [ahead.at(0), ahead.at(-1)];
  for (const [place, offer] of offers.entries()) {
    if (offer === late || !offer.evening) continue;
    const amount = offer === owing || offer.evening.cancelledAt ? (offer.total * RESERVA) / 100 : offer.total;
    const at = new Date(Math.min((offer.settledAt ?? now).getTime() + 5 * HOUR, lastMoment(offer.evening, now)));
    await pay(em, offer, { amount: Math.round(amount), at, way: place % 2 === 0 ? 'card' : 'transfer' });
  }
  if (late?.evening) announce(em, late, late.evening, now);
  await em.flush();
}

function announce(em: EntityManager, { total, number, quoteRequest }: Offer, evening: Evening, now: Date): void {
  const amount = Math.round((total * RESERVA) / 100);
  em.persist(new Transfer(evening, { amount, day: todayInChile(now), creationKey: randomUUID(), proof: null }));
  em.persist(
    new QuoteRequestActivity(quoteRequest, 'transfer_announced', CLIENT, null, { offer: number ?? '', amount }),
  );
}

/** What is paid before a cancellation is given back by its share. */
const lastMoment = ({ cancelledAt }: Evening, now: Date): number => (cancelledAt ?? now).getTime() - HOUR / 2;

interface Paid {
  amount: number;
  at: Date;
  way: 'card' | 'transfer';
}

async function pay(em: EntityManager, offer: Offer, { amount, at, way }: Paid): Promise<void> {
  const { evening, number, quoteRequest } = offer;
  if (!evening) return;
  const payment = way === 'card' ? paidByCard(evening, amount, number ?? '', at) : null;
  if (payment) await em.persist(payment).flush();
  const by = payment ? CLIENT : BY_ITSELF;
  const how = payment ? { payment, reference: payment.authorizationCode } : { reference: `TEF-${48_200 + offer.id}` };
  em.persist(new MoneyEntry(evening, { kind: 'charge', way, amount, at, ...how }, by));
  const activity = new QuoteRequestActivity(quoteRequest, 'money_received', by, null, {
    offer: number ?? '',
    amount,
    way,
  });
  em.persist(Object.assign(activity, { at }));
}

/** A payment as the provider would have reported it. It is unknown to the stand-in, which gives nothing back of it. */
function paidByCard(evening: Evening, amount: number, number: string, at: Date): Payment {
  const payment = new Payment(evening, amount, number);
  payment.opened({ token: payment.buyOrder, url: 'https://webpay.example' });
  payment.beginCommit(at);
  payment.decided('pagada', CARD);
  return Object.assign(payment, { createdAt: at, settledAt: at });
}
