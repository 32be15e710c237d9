export { Chef } from './chef.entity.js';
export { ChefDeleting } from './chef-events.js';
export { ChefsModule } from './chefs.module.js';
export { ChefsService } from './chefs.service.js';
