export { CatalogueModule } from './catalogue.module.js';
export { CHEF_LACKS, type ChefLack } from './chefs/chef-lacks.js';
export { LACKS } from './chefs/chef-lacks.columns.js';
