/** Entities for other modules' entities that refer to them. A rule can load them without services and controllers. */
export { ACTORS, type Actor, type StaffActor } from './quote-activity.entity.js';
export { QuoteRequest } from './quote-request.entity.js';
export { QuoteRequestActivity } from './quote-activity.entity.js';
