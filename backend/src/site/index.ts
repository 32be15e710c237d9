export { SiteModule } from './site.module.js';
