import { type Opt, type Rel } from '@mikro-orm/core';
import { Check, Entity, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { AUDIT } from '../../platform/audit/marks.js';
import { Chef } from '../chefs/entities.js';
import { AccountEntity, type BankAccount } from '../money/entities.js';

/** How a chef is paid: a commission of their own, and their account. It goes with the chef. Only administrators see it. */
@Entity()
@Check({ name: 'payee_commission_check', expression: 'commission >= 0 and commission <= 99.99' })
@Check({
  name: 'payee_account_check',
  expression: 'num_nulls(bank, account_kind, account_number, account_holder, account_rut, account_email) in (0, 6)',
})
@Check({ name: 'payee_rut_check', expression: "account_rut ~ '^[0-9]{7,8}-[0-9K]$'" })
@Unique({ properties: ['chef'] })
export class Payee extends AccountEntity {
  @ManyToOne(() => Chef, { deleteRule: 'cascade', comment: AUDIT.plain })
  chef: Rel<Chef>;

  /** In percent of an evening's total, instead of the company's. */
  @Property({ type: 'decimal', precision: 4, scale: 2, runtimeType: 'number', nullable: true, comment: AUDIT.plain })
  commission: Opt<number> | null = null;

  constructor(chef: Rel<Chef>) {
    super();
    this.chef = chef;
  }

  /** Sets what an administrator wrote. */
  describe(commission: number | null, account: BankAccount | null): void {
    this.commission = commission;
    this.setAccount(account);
  }
}
