import type { EntityManager } from '@mikro-orm/postgresql';
import { Chef } from '../modules/chefs/index.js';
import { PrivatePaper } from '../modules/files/index.js';
import { MoneyEntry } from '../modules/money/index.js';
import { ChefPay, Offer, payOf } from '../modules/offers/index.js';
import { Boleta, LEGAL_RETENTIONS, Payee, Payout, PayoutSettings } from '../modules/payouts/index.js';
import type { Actor } from '../modules/quotes/index.js';
import { Person } from '../modules/users/index.js';
import { todayInChile } from '../platform/http/value/day.js';
import { ACCOUNTS, BOLETA, COMMISSION, OWN_COMMISSION, PAID_AFTER_DAYS } from './content/payouts.js';

const DAY = 24 * 60 * 60 * 1_000;
const commissionOf = (chef: string): number => OWN_COMMISSION[chef] ?? COMMISSION;

/**
 * What the demo's chefs get: of each agreed evening the total less a commission. Earlier ones were paid; some are due, one of them
 * with its boleta.
 * @param paperId the PDF of that boleta
 */
export async function seedPayouts(em: EntityManager, paperId: number, now = new Date()): Promise<void> {
  em.persist(Object.assign(new PayoutSettings(), { commission: COMMISSION, retentions: [...LEGAL_RETENTIONS] }));
  for (const chef of await em.find(Chef, { chefName: { $in: Object.keys(ACCOUNTS) } })) em.persist(payeeOf(chef));
  const offers = await em.find(
    Offer,
    { state: 'aceptada', evening: { $ne: null } },
    { populate: ['evening.chef'], orderBy: { id: 'asc' } },
  );
  const admin = await em.findOneOrFail(Person, { role: 'ADMIN', state: 'ACTIVE' }, { orderBy: { id: 'asc' } });
  const by: Actor = { actor: 'person', person: admin, actorName: admin.name };
  const lastPaid = todayInChile(new Date(now.getTime() - PAID_AFTER_DAYS * DAY));
  for (const { evening, total } of offers) {
    if (!evening?.chef) continue;
    const agreed = new ChefPay(evening, evening.chef, { commission: commissionOf(evening.chefName), amount: null });
    em.persist(agreed);
    if (evening.cancelledAt) continue;
    if (evening.day < lastPaid) {
      const at = new Date(Date.parse(`${evening.day}T15:00:00Z`) + 5 * DAY);
      const facts = { kind: 'payout', way: 'transfer', amount: payOf({ ...agreed, total }) ?? 0, at } as const;
      const entry = new MoneyEntry(evening, { ...facts, reference: `TEF-${4_100 + evening.id}` }, by);
      em.persist([entry, new Payout(evening, entry, 80 + evening.id)]);
    } else if (evening.chefName === BOLETA.chef && evening.day < todayInChile(now)) {
      em.persist(new Boleta(evening, BOLETA.number, em.getReference(PrivatePaper, paperId)));
    }
  }
  await em.flush();
}

function payeeOf(chef: Chef): Payee {
  const { bank, number, rut } = ACCOUNTS[chef.chefName] ?? { bank: '', number: '', rut: '' };
  const payee = new Payee(chef);
  payee.describe(OWN_COMMISSION[chef.chefName] ?? null, {
    bank,
    accountKind: 'Cuenta corriente',
    accountNumber: number,
    accountHolder: chef.chefName,
    accountRut: rut,
    accountEmail: chef.email,
  });
  return payee;
}
