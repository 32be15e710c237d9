import { type Opt } from '@mikro-orm/core';
import { Check, Entity, Property } from '@mikro-orm/decorators/legacy';
import { AUDIT } from '../../platform/audit/marks.js';
import { VersionedEntity } from '../../platform/database/versioned.entity.js';

/** The id of the settings. There is one row, once somebody saved them. */
export const MONEY_SETTINGS_ID = 1;

/** The account to which clients transfer. */
export interface BankAccount {
  bank: string;
  accountKind: string;
  accountNumber: string;
  accountHolder: string;
  accountRut: string;
  accountEmail: string;
}

/** How the company takes money. Until it is saved nothing is asked of clients. */
@Entity()
@Check({ name: 'money_settings_single_check', expression: `id = ${MONEY_SETTINGS_ID}` })
@Check({ name: 'money_settings_reserva_check', expression: 'reserva_percent >= 0 and reserva_percent <= 100' })
@Check({
  name: 'money_settings_bank_check',
  expression: 'num_nulls(bank, account_kind, account_number, account_holder, account_rut, account_email) in (0, 6)',
})
@Check({ name: 'money_settings_rut_check', expression: "account_rut ~ '^[0-9]{7,8}-[0-9K]$'" })
export class MoneySettings extends VersionedEntity {
  /** The share of the total that is due 48 hours after the yes, in percent. */
  @Property({ type: 'integer', comment: AUDIT.plain })
  reservaPercent: number;

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

  /** When the account was last changed, and the name of who did it. */
  @Property({ type: 'Date', nullable: true, comment: AUDIT.technical })
  accountChangedAt: Opt<Date> | null = null;

  @Property({ type: 'string', length: 200, nullable: true, comment: AUDIT.technical })
  accountChangedBy: Opt<string> | null = null;

  constructor(reservaPercent: number) {
    super();
    this.id = MONEY_SETTINGS_ID;
    this.reservaPercent = reservaPercent;
  }

  /** The account; null where clients cannot transfer. */
  get account(): BankAccount | null {
    const { bank, accountKind, accountNumber, accountHolder, accountRut, accountEmail } = this;
    if (bank === null || accountKind === null || accountNumber === null) return null;
    if (accountHolder === null || accountRut === null || accountEmail === null) return null;
    return { bank, accountKind, accountNumber, accountHolder, accountRut, accountEmail };
  }

  /**
   * Sets what an administrator wrote.
   * @returns whether the account is another one now
   */
  describe(reservaPercent: number, account: BankAccount | null, who: string): boolean {
    const before = JSON.stringify(this.account);
    this.reservaPercent = reservaPercent;
    Object.assign(this, account ?? NO_ACCOUNT);
    if (JSON.stringify(this.account) === before) return false;
    this.accountChangedAt = new Date();
    this.accountChangedBy = who;
    return true;
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
