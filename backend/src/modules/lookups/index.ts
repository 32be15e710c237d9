export { City } from './city.entity.js';
export { FoodType } from './food-type.entity.js';
export { LookupEntity } from './lookup.entity.js';
export { Modality } from './modality.entity.js';
export { LookupDto } from './lookups.dto.js';
export { LookupsModule } from './lookups.module.js';
export { LookupsService } from './lookups.service.js';
