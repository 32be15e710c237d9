export { SystemModule } from './system.module.js';
