export { VerifyModule } from './verify.module.js';
export { differencesOf, ledgerSentences, verifyProduct, type Verification } from './verify-product.js';
