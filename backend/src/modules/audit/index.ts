export { AuditModule } from './audit.module.js';
export { AuditRetention } from './audit-retention.js';
