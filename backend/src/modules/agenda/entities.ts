/** What other modules' entities use of this one. A rule can load it without services and controllers. */
export { Evening } from './evening.entity.js';
