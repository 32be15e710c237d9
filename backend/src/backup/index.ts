export { backupPlace, madeAt, nameAt, type BackupPlace } from './backup-place.js';
export { BackupModule } from './backup.module.js';
export { drill, type DrillReport } from './drill.js';
export { keepBackup } from './keep-backup.js';
export { BACKUP_JOB, ScheduledBackups } from './scheduled-backups.js';
export type { Manifest } from './format.js';
export { makeBackup } from './make-backup.js';
export { restoreBackup } from './restore-backup.js';
