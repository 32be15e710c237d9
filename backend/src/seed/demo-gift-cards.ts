import type { EntityManager } from '@mikro-orm/postgresql';
import { Evening } from '../modules/agenda/index.js';
import { GiftCard, type GiftCardKey } from '../modules/gift-cards/index.js';
import { MoneyEntry } from '../modules/money/index.js';
import { Proposal } from '../modules/proposals/index.js';
import { BY_ITSELF, type Actor } from '../modules/quotes/index.js';
import { todayInChile } from '../platform/http/value/day.js';
import { GIFT_CARDS, USED } from './content/gift-cards.js';

const DAY = 24 * 60 * 60 * 1_000;
const CLIENT: Actor = { actor: 'client' };

/** Two gift cards: an amount that was used in part, and an experience that ends within a month. */
export async function seedGiftCards(em: EntityManager, key: GiftCardKey, now = new Date()): Promise<void> {
  for (const { soldDaysAgo, months, dish, guests, amount, used, ...people } of GIFT_CARDS) {
    const proposal = dish === null ? null : await em.findOne(Proposal, { dishName: dish }, { populate: ['chef'] });
    const price = proposal?.chef.pricePerPerson;
    const experience = proposal && price ? { proposal, name: proposal.dishName, guests } : null;
    const sold = new Date(now.getTime() - soldDaysAgo * DAY);
    const worth = { amount: experience && price ? price * guests : amount, experience };
    const card = new GiftCard(worth, { ...people, arrivesOn: todayInChile(sold) }, 'phone');
    await em.persist(card).flush();
    card.paid(key.hashOf(card.id), todayInChile(sold), months);
    Object.assign(card, { createdAt: sold, soldAt: sold, mailedAt: sold });
    const came = { kind: 'gift_card_sold', way: 'transfer', amount: card.amount, at: sold } as const;
    await em.persist(new MoneyEntry(card, came, BY_ITSELF)).flush();
    if (used) await use(em, card);
  }
}

/** Pays a part of the first evening ahead. */
async function use(em: EntityManager, card: GiftCard): Promise<void> {
  const [evening] = await em.find(Evening, { cancelledAt: null }, { orderBy: { day: 'desc', id: 'desc' }, limit: 1 });
  if (!evening) return;
  const ofCard = new MoneyEntry(card, { kind: 'gift_card_used', way: 'gift_card', amount: USED }, CLIENT);
  await em.persist(ofCard).flush();
  const facing = { kind: 'charge', way: 'gift_card', amount: USED, giftCardEntry: ofCard } as const;
  await em.persist(new MoneyEntry(evening, facing, CLIENT)).flush();
}
