import { Module } from '@nestjs/common';
import { AuditController } from './audit.controller.js';
import { AuditLinesRepository } from './audit-lines.repository.js';
import { AuditRetention } from './audit-retention.js';

/** 'Registro': reads of the log. The database writes its lines (platform/audit). */
@Module({
  controllers: [AuditController],
  providers: [AuditLinesRepository, AuditRetention],
})
export class AuditModule {}
