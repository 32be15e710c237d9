export { ACTIVE_CHEFS, CHEF_CONTACTS, chefCard, chefName, chefsLike } from './chef.columns.js';
export { Chef, CHEF_STATES, type ChefState } from './chef.entity.js';
export { ChefDeleting, ChefRenamed } from './chef-events.js';
export { CHEF_KEYS } from './chef-lookups.repository.js';
export { CHEF_STAFF_FIELDS, CreateChefDto, UpdateChefDto } from './chefs.dto.js';
export { ChefNotFoundError, UnknownChefError } from './chefs.errors.js';
export { ChefsModule } from './chefs.module.js';
export { ChefsService, idOnly } from './chefs.service.js';
