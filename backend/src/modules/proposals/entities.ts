/** Entities for the entities of other modules that refer to them: a rule is loaded without services and controllers. */
export { Proposal } from './proposal.entity.js';
