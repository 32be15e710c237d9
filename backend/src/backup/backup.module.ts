import { Module } from '@nestjs/common';
import { StorageModule } from '../platform/storage/storage.module.js';
import { ScheduledBackups } from './scheduled-backups.js';

/** Backups that the product makes by itself (BACKUP_CRON). */
@Module({ imports: [StorageModule], providers: [ScheduledBackups], exports: [ScheduledBackups] })
export class BackupModule {}
