import { Module } from '@nestjs/common';
import { HealthModule } from '../platform/health/health.module.js';
import { MailModule } from '../platform/mail/mail.module.js';
import { PageSpeedModule } from '../platform/page-speed/page-speed.module.js';
import { StorageModule } from '../platform/storage/storage.module.js';
import { SystemController } from './system.controller.js';
import { SystemRepository } from './system.repository.js';
import { SystemService } from './system.service.js';

/** 'Sistema': the running product, as administrators see it. It has no tables of its own. */
@Module({
  imports: [HealthModule, MailModule, PageSpeedModule, StorageModule],
  controllers: [SystemController],
  providers: [SystemService, SystemRepository],
})
export class SystemModule {}
