import { Module } from '@nestjs/common';
import { AuditController } from './audit.controller.js';
import { AuditLinesRepository } from './audit-lines.repository.js';
import { AuditReferencesRepository } from './audit-references.repository.js';
import { AuditRetention } from './audit-retention.js';

/** 'Registro': what was changed, read. The lines themselves are written by the database (platform/audit). */
@Module({
  controllers: [AuditController],
  providers: [AuditLinesRepository, AuditReferencesRepository, AuditRetention],
})
export class AuditModule {}
