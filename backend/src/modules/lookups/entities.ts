/** Entities for the entities of other modules that refer to them: a rule is loaded without services and controllers. */
export { City } from './city.entity.js';
export { Diet } from './diet.entity.js';
export { FoodType } from './food-type.entity.js';
export { Modality } from './modality.entity.js';
