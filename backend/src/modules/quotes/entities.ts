/** Entities for the entities of other modules that refer to them: a rule is loaded without services and controllers. */
export { QuoteRequest } from './quote-request.entity.js';
