import { type Opt } from '@mikro-orm/core';
import { Property } from '@mikro-orm/decorators/legacy';
import { AUDIT } from '../../platform/audit/marks.js';
import { VersionedEntity } from '../../platform/database/versioned.entity.js';

/** A bank account of the company or of a chef. */
export interface BankAccount {
  bank: string;
  accountKind: string;
  accountNumber: string;
  accountHolder: string;
  accountRut: string;
  accountEmail: string;
}

const NO_ACCOUNT = {
  bank: null,
  accountKind: null,
  accountNumber: null,
  accountHolder: null,
  accountRut: null,
  accountEmail: null,
};

/** A record with a bank account, which has all of its columns or none. */
export abstract class AccountEntity extends VersionedEntity {
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

  /** Null without one. */
  get account(): BankAccount | null {
    const { bank, accountKind, accountNumber, accountHolder, accountRut, accountEmail } = this;
    if (bank === null || accountKind === null || accountNumber === null) return null;
    if (accountHolder === null || accountRut === null || accountEmail === null) return null;
    return { bank, accountKind, accountNumber, accountHolder, accountRut, accountEmail };
  }

  protected setAccount(account: BankAccount | null): void {
    Object.assign(this, account ?? NO_ACCOUNT);
  }
}

/** The fields of an account in DTOs. */
type AccountFields<Value> = Record<
  'bank' | 'account_kind' | 'account_number' | 'account_holder' | 'account_rut' | 'account_email',
  Value
>;

/** An account as DTOs show it. */
export function shownAccount(account: BankAccount): AccountFields<string>;
export function shownAccount(account: BankAccount | null): AccountFields<string | null>;
export function shownAccount(account: BankAccount | null): AccountFields<string | null> {
  return {
    bank: account?.bank ?? null,
    account_kind: account?.accountKind ?? null,
    account_number: account?.accountNumber ?? null,
    account_holder: account?.accountHolder ?? null,
    account_rut: account?.accountRut ?? null,
    account_email: account?.accountEmail ?? null,
  };
}

/** The account of a form; null where a field is missing. */
export function accountOf(form: Partial<AccountFields<string | null>>): BankAccount | null {
  const { bank, account_kind, account_number, account_holder, account_rut, account_email } = form;
  if (!bank || !account_kind || !account_number || !account_holder || !account_rut || !account_email) return null;
  return {
    bank,
    accountKind: account_kind,
    accountNumber: account_number,
    accountHolder: account_holder,
    accountRut: account_rut,
    accountEmail: account_email,
  };
}
