export { ClientLogo } from './client-logo.entity.js';
export { LogosModule } from './logos.module.js';
