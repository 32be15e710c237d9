/** Entities for other modules' entities that refer to them. A rule can load them without services and controllers. */
export { AccountEntity, type BankAccount } from './bank-account.entity.js';
export { MoneyEntry } from './money-entry.entity.js';
