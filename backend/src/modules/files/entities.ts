/** Entities for the entities of other modules that refer to them: a rule is loaded without services and controllers. */
export { Image } from './image.entity.js';
export { PrivatePaper } from './private-paper.entity.js';
