export { ledgerDifferences, type LedgerDifferences } from './ledger-check.repository.js';
export { MoneyEntry } from './money-entry.entity.js';
export { MoneySettings, type BankAccount, type PayRules } from './money-settings.entity.js';
export { MoneyModule } from './money.module.js';
export { Transfer } from './transfer.entity.js';
export { Payment } from './payment.entity.js';
export { Webpay, WebpayRefused, WebpaySilent } from './webpay.js';
