import { Module } from '@nestjs/common';
import { AuditController } from './audit.controller.js';
import { AuditLinesRepository } from './audit-lines.repository.js';
import { AuditReferencesRepository } from './audit-references.repository.js';
import { AuditRetention } from './audit-retention.js';

/** 'Registro': reads of the log. The database writes its lines (platform/audit). */
@Module({
  controllers: [AuditController],
  providers: [AuditLinesRepository, AuditReferencesRepository, AuditRetention],
})
export class AuditModule {}
