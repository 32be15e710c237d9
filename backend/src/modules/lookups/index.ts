export { City } from './city.entity.js';
export { Diet, DIET_KINDS, type DietKind } from './diet.entity.js';
export { FoodType } from './food-type.entity.js';
export {
  LookupDeleting,
  LookupMerged,
  LookupWordsChanged,
  LookupWordsChanging,
  type LookupWords,
} from './lookup-events.js';
export { LOOKUP_KEYS } from './lookup-keys.repository.js';
export { LookupUses } from './lookup-uses.js';
export { LookupEntity, LOOKUP_KINDS, type LookupKind } from './lookup.entity.js';
export { namesShown } from './names-shown.columns.js';
export { Modality, MODALITY_KINDS, type ModalityKind } from './modality.entity.js';
export { DietDto } from './lookup-usage.dto.js';
export { LookupDto } from './lookups.dto.js';
export { LookupsModule } from './lookups.module.js';
export { LookupsService, type Choosable } from './lookups.service.js';
export { MergedChoicesRepository, type AskedChoices } from './merged-choices.repository.js';
export { UnknownDietError, UnknownModalityError } from './lookups.errors.js';
