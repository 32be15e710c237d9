import { Injectable } from '@nestjs/common';
import { EntityManager, EntityRepository } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { database } from '../../platform/database/tables.js';
import type { Evening } from '../agenda/index.js';
import type { Chef } from '../chefs/index.js';
import { commissionFor } from './chef-pay.columns.js';
import { ChefPay } from './chef-pay.entity.js';

@Injectable()
export class ChefPaysRepository extends EntityRepository<ChefPay> {
  constructor(protected override readonly em: EntityManager) {
    super(em, ChefPay);
  }

  of(eveningId: number): Promise<ChefPay | null> {
    return this.findOne({ evening: eveningId }, { refresh: true });
  }

  /** The total of the offer that agreed an evening; 0 without one. */
  async total(eveningId: number): Promise<number> {
    const agreed = database(this.em)
      .selectFrom('offer')
      .select('total')
      .where('evening_id', '=', eveningId)
      .where('state', '=', 'aceptada')
      .orderBy('id', 'desc')
      .limit(1);
    return (await agreed.executeTakeFirst())?.total ?? 0;
  }

  /** The commission of a chef as it is now, in percent; null where the company settled none. */
  async commission(chefId: number): Promise<number | null> {
    const { percent } = await database(this.em)
      .selectNoFrom(commissionFor(sql<number>`${chefId}::int`).as('percent'))
      .executeTakeFirstOrThrow();
    return percent;
  }

  /** What a chef was promised, when they said 'Puedo' to what was agreed now; null where nobody said. */
  async promised(evening: Evening, chef: Chef): Promise<number | null> {
    const asked = database(this.em)
      .selectFrom('chef_inquiry')
      .select('pay')
      .where('quote_request_id', '=', evening.quoteRequest.id)
      .where('chef_id', '=', chef.id)
      .where('day', '=', evening.day)
      .where('starts_at', '=', evening.startsAt)
      .where('guests', '=', evening.guests)
      .where('answer', '=', 'can')
      .where(({ or, eb }) => or([eb('ended', 'is', null), eb('ended', '=', 'chosen')]))
      .orderBy('id', 'desc')
      .limit(1);
    return (await asked.executeTakeFirst())?.pay ?? null;
  }

  async isPaid(eveningId: number): Promise<boolean> {
    const paid = database(this.em)
      .selectFrom('payout')
      .select('id')
      .where('evening_id', '=', eveningId)
      .where('undone_at', 'is', null);
    return (await paid.executeTakeFirst()) !== undefined;
  }
}
