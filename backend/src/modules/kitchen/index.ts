export { KitchenSessionService } from './kitchen-session.service.js';
export { KitchenModule } from './kitchen.module.js';
export { KitchenTokens } from './kitchen-tokens.js';
export { KitchenAccess } from './kitchen-access.entity.js';
export { ProfileChange } from './profile-change.entity.js';
export type { MenuChange } from './profile-values.js';
