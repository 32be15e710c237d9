/** Entities for other modules' entities that refer to them. A rule can load them without services and controllers. */
export { Evening } from './evening.entity.js';
