import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { Agenda, EveningCancelledError, type Evening } from '../agenda/index.js';
import type { Chef } from '../chefs/index.js';
import { StaleVersionError } from '../../platform/database/versioned.entity.js';
import { ChefPay } from './chef-pay.entity.js';
import { afterCommission, payOf } from './chef-pay.js';
import { ChefPaysRepository } from './chef-pays.repository.js';
import { ChefPaidError } from './offers.errors.js';

/** What is agreed with chefs. Each change runs in a transaction that has locked the request and the evening. */
@Injectable()
export class ChefPays {
  constructor(
    private readonly em: EntityManager,
    private readonly agenda: Agenda,
    private readonly pays: ChefPaysRepository,
  ) {}

  /** What the chef of an evening gets if it takes place, in whole CLP; null where nobody said. */
  async payFor(evening: Evening): Promise<number | null> {
    const agreed = await this.pays.of(evening.id);
    return agreed && payOf({ ...agreed, total: await this.pays.total(evening.id) });
  }

  /**
   * Freezes the commission of today for an evening that was just agreed, or got another chef. What the chef was promised when they said
   * 'Puedo' to the same day, hour and guests is what was agreed.
   */
  async agree(evening: Evening, chef: Chef, total: number): Promise<void> {
    const commission = await this.pays.commission(chef.id);
    const promised = await this.pays.promised(evening, chef);
    const terms = { commission, amount: promised === afterCommission(total, commission) ? null : promised };
    const kept = await this.pays.of(evening.id);
    if (kept) kept.agreeWith(chef, terms);
    else this.em.persist(new ChefPay(evening, chef, terms));
    await this.em.flush();
  }

  /**
   * Staff agree something else with the chef, or what follows from the commission again. A sheet that the chef has is stale then.
   * @param amount whole CLP; null for the total less the commission
   * @param version of what they saw; 0 where nothing was agreed
   * @throws EveningNotFoundError, EveningCancelledError, ChefPaidError, StaleVersionError
   */
  async settle(eveningId: number, amount: number | null, version: number | null): Promise<void> {
    await this.em.fork().transactional(async () => {
      const evening = await this.agenda.lock(eveningId);
      if (await this.pays.isPaid(eveningId)) throw new ChefPaidError();
      await this.em.populate(evening, ['chef']);
      const total = await this.pays.total(eveningId);
      const kept = await this.pays.of(eveningId);
      if (version !== null && version !== (kept?.version ?? 0)) throw new StaleVersionError();
      const before = kept && payOf({ ...kept, total });
      // What was agreed is frozen with the cancellation.
      if (evening.cancelledAt && before !== null) throw new EveningCancelledError();
      const commission = kept?.commission ?? (evening.chef && (await this.pays.commission(evening.chef.id)));
      const agreed = kept ?? new ChefPay(evening, evening.chef, { commission, amount });
      if (kept) {
        kept.beginEdit(null);
        Object.assign(kept, { commission, amount });
      }
      if (payOf({ ...agreed, total }) !== before && !evening.cancelledAt && !evening.hasBegun())
        this.agenda.touch(evening);
      this.em.persist(agreed);
    });
  }
}
