export { VerifyModule } from './verify.module.js';
export { differencesOf, verifyProduct, type Verification } from './verify-product.js';
