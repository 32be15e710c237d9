export { QuoteRequest } from './quote-request.entity.js';
export { REQUEST_KEYS } from './request-keys.repository.js';
export { QuotesModule } from './quotes.module.js';
