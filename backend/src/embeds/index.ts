export { EmbedsModule } from './embeds.module.js';
export { pageEmbeds, readEmbedSettings, type EmbedSettings, type PageEmbeds } from './embed-settings.js';
export { embedHostOf, keepEmbedHost } from './register-embeds.js';
