export { CashBookModule } from './cash-book.module.js';
