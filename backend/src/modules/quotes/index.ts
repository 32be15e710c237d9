export { QuoteRequest } from './quote-request.entity.js';
export { QuotesModule } from './quotes.module.js';
