export type { Manifest } from './format.js';
export { makeBackup } from './make-backup.js';
export { restoreBackup } from './restore-backup.js';
