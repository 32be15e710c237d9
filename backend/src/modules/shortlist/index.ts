export { ShortlistModule } from './shortlist.module.js';
