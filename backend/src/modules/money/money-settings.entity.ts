import { type Opt } from '@mikro-orm/core';
import { Check, Entity, Property } from '@mikro-orm/decorators/legacy';
import { AUDIT } from '../../platform/audit/marks.js';
import { AccountEntity, type BankAccount } from './bank-account.entity.js';
import { RESERVA_HOURS, SALDO_DAYS } from './money-kinds.js';

/** The id of the settings. There is one row, once somebody saved them. */
export const MONEY_SETTINGS_ID = 1;

/** When which part of a total is due, and what that means. */
export interface PayRules {
  /** The share of the total that is due first, in percent. */
  reservaPercent: number;
  /** Hours after the yes until which it is due. */
  reservaHours: number;
  /** Business days before the evening on which the rest is due. */
  saldoDays: number;
  /** Whether an evening stands as 'por confirmar' until its reserva is paid. */
  confirmsDate: boolean;
}

/** The longest time that a reserva is waited for, in hours, and the most business days before an evening. */
export const MAX_RESERVA_HOURS = 720;
export const MAX_SALDO_DAYS = 60;

/** How the company takes money. Until it is saved clients pay nothing here. Without an account they cannot transfer. */
@Entity()
@Check({ name: 'money_settings_single_check', expression: `id = ${MONEY_SETTINGS_ID}` })
@Check({ name: 'money_settings_reserva_check', expression: 'reserva_percent >= 0 and reserva_percent <= 100' })
@Check({
  name: 'money_settings_due_check',
  expression: `reserva_hours >= 1 and reserva_hours <= ${MAX_RESERVA_HOURS} and saldo_days >= 0 and saldo_days <= ${MAX_SALDO_DAYS}`,
})
@Check({
  name: 'money_settings_bank_check',
  expression: 'num_nulls(bank, account_kind, account_number, account_holder, account_rut, account_email) in (0, 6)',
})
@Check({ name: 'money_settings_rut_check', expression: "account_rut ~ '^[0-9]{7,8}-[0-9K]$'" })
export class MoneySettings extends AccountEntity {
  /** The share of the total that is due first, in percent. */
  @Property({ type: 'integer', comment: AUDIT.plain })
  reservaPercent: number;

  /** Hours after the yes until which it is due. */
  @Property({ type: 'integer', default: RESERVA_HOURS, comment: AUDIT.plain })
  reservaHours: Opt<number> = RESERVA_HOURS;

  /** Business days before the evening on which the rest is due. */
  @Property({ type: 'integer', default: SALDO_DAYS, comment: AUDIT.plain })
  saldoDays: Opt<number> = SALDO_DAYS;

  /** Whether an evening stands as 'por confirmar' until its reserva is paid. */
  @Property({ type: 'boolean', default: false, comment: AUDIT.plain })
  confirmsDate: Opt<boolean> = false;

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

  /** Whether clients have a way to pay. @param cards whether cards are taken */
  canBePaid(cards: boolean): boolean {
    return cards || this.account !== null;
  }

  /**
   * Sets what an administrator wrote.
   * @returns whether the account is another one now
   */
  describe(rules: PayRules, account: BankAccount | null, who: string): boolean {
    const before = JSON.stringify(this.account);
    Object.assign(this, rules);
    this.setAccount(account);
    if (JSON.stringify(this.account) === before) return false;
    this.accountChangedAt = new Date();
    this.accountChangedBy = who;
    return true;
  }
}
