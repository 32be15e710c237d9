export { OPINION_LINK } from './opinion-link.js';
export { Opinion } from './opinion.entity.js';
export { OpinionsModule } from './opinions.module.js';
