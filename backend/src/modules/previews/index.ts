export { PREVIEW_LINKS } from './preview-links.js';
export { PreviewsModule } from './previews.module.js';
