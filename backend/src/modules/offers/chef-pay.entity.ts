import { type Opt, type Rel } from '@mikro-orm/core';
import { Check, Entity, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { AUDIT } from '../../platform/audit/marks.js';
import { VersionedEntity } from '../../platform/database/versioned.entity.js';
import { Evening } from '../agenda/entities.js';
import { Chef } from '../chefs/entities.js';

/** Most that a chef gets for an evening, in whole CLP. */
export const MAX_PAY = 100_000_000;

/** What was agreed with a chef. */
export type PayTerms = Pick<ChefPay, 'commission' | 'amount'>;

/**
 * What was agreed with an evening's chef: the commission of that day, and what staff agreed instead. Another chef starts over. What
 * the chef gets follows from it (`payOf`).
 */
@Entity()
@Check({ name: 'chef_pay_commission_check', expression: 'commission >= 0 and commission <= 99.99' })
@Check({ name: 'chef_pay_amount_check', expression: `amount >= 0 and amount <= ${MAX_PAY}` })
@Unique({ properties: ['evening'] })
export class ChefPay extends VersionedEntity {
  @ManyToOne(() => Evening, { deleteRule: 'cascade', comment: AUDIT.plain })
  evening: Rel<Evening>;

  /** Null once the chef was deleted. */
  @ManyToOne(() => Chef, { deleteRule: 'set null', nullable: true, comment: AUDIT.plain })
  chef: Rel<Chef> | null;

  /** In percent of the total; null where the company had settled none. It stays when the company changes its own. */
  @Property({ type: 'decimal', precision: 4, scale: 2, runtimeType: 'number', nullable: true, comment: AUDIT.plain })
  commission: Opt<number> | null;

  /** Whole CLP, where staff agreed something else. */
  @Property({ type: 'integer', nullable: true, comment: AUDIT.plain })
  amount: Opt<number> | null;

  constructor(evening: Rel<Evening>, chef: Rel<Chef> | null, { commission, amount }: PayTerms) {
    super();
    this.evening = evening;
    this.chef = chef;
    this.commission = commission;
    this.amount = amount;
  }

  /** Another chef takes the evening. */
  agreeWith(chef: Rel<Chef>, { commission, amount }: PayTerms): void {
    this.beginEdit(null);
    this.chef = chef;
    this.commission = commission;
    this.amount = amount;
  }
}
