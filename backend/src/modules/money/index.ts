export { ledgerDifferences, type LedgerDifferences } from './ledger-check.repository.js';
export { MoneyModule } from './money.module.js';
export { Webpay, WebpayRefused, WebpaySilent } from './webpay.js';
