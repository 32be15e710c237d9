import { type Opt, type Rel } from '@mikro-orm/core';
import { Check, Entity, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { AUDIT } from '../../platform/audit/marks.js';
import { VersionedEntity } from '../../platform/database/versioned.entity.js';
import { Chef } from '../chefs/entities.js';

/** The account to which a chef is paid. */
export interface PayeeAccount {
  bank: string;
  accountKind: string;
  accountNumber: string;
  accountHolder: string;
  accountRut: string;
  accountEmail: string;
}

/** How a chef is paid: a commission of their own, and their account. It goes with the chef. Only administrators see it. */
@Entity()
@Check({ name: 'payee_commission_check', expression: 'commission >= 0 and commission <= 99.99' })
@Check({
  name: 'payee_account_check',
  expression: 'num_nulls(bank, account_kind, account_number, account_holder, account_rut, account_email) in (0, 6)',
})
@Check({ name: 'payee_rut_check', expression: "account_rut ~ '^[0-9]{7,8}-[0-9K]$'" })
@Unique({ properties: ['chef'] })
export class Payee extends VersionedEntity {
  @ManyToOne(() => Chef, { deleteRule: 'cascade', comment: AUDIT.plain })
  chef: Rel<Chef>;

  /** In percent of an evening's total, instead of the company's. */
  @Property({ type: 'decimal', precision: 4, scale: 2, runtimeType: 'number', nullable: true, comment: AUDIT.plain })
  commission: Opt<number> | null = null;

  @Property({ type: 'string', length: 60, nullable: true, comment: AUDIT.secret })
  bank: Opt<string> | null = null;

  @Property({ type: 'string', length: 40, nullable: true, comment: AUDIT.secret })
  accountKind: Opt<string> | null = null;

  @Property({ type: 'string', length: 30, nullable: true, comment: AUDIT.secret })
  accountNumber: Opt<string> | null = null;

  @Property({ type: 'string', length: 120, nullable: true, comment: AUDIT.secret })
  accountHolder: Opt<string> | null = null;

  @Property({ type: 'string', length: 10, nullable: true, comment: AUDIT.secret })
  accountRut: Opt<string> | null = null;

  @Property({ type: 'string', length: 254, nullable: true, comment: AUDIT.secret })
  accountEmail: Opt<string> | null = null;

  constructor(chef: Rel<Chef>) {
    super();
    this.chef = chef;
  }

  /** The account; null where none is known. */
  get account(): PayeeAccount | null {
    const { bank, accountKind, accountNumber, accountHolder, accountRut, accountEmail } = this;
    if (bank === null || accountKind === null || accountNumber === null) return null;
    if (accountHolder === null || accountRut === null || accountEmail === null) return null;
    return { bank, accountKind, accountNumber, accountHolder, accountRut, accountEmail };
  }

  /** Sets what an administrator wrote. */
  describe(commission: number | null, account: PayeeAccount | null): void {
    this.commission = commission;
    Object.assign(this, account ?? NO_ACCOUNT);
  }
}

const NO_ACCOUNT = {
  bank: null,
  accountKind: null,
  accountNumber: null,
  accountHolder: null,
  accountRut: null,
  accountEmail: null,
};
