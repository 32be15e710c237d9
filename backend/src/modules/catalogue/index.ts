export { compareDocuments } from './documents/compare-documents.js';
export { CatalogueModule } from './catalogue.module.js';
export { CHEF_LACKS, type ChefLack } from './chefs/chef-lacks.js';
export { EXPERIENCE_LACKS, LACKS } from './chefs/chef-lacks.columns.js';
