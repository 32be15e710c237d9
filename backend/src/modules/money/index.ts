export { MoneyModule } from './money.module.js';
