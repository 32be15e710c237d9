import { Module } from '@nestjs/common';
import { FilesModule } from '../files/index.js';
import { LogosController } from './logos.controller.js';
import { LogosRepository } from './logos.repository.js';
import { LogosService } from './logos.service.js';
import { LogoVersions } from './logo-versions.js';
import { VersionsModule } from '../versions/index.js';

/** Logos of the clients ("workered company" in the API). */
@Module({
  imports: [FilesModule, VersionsModule],
  controllers: [LogosController],
  providers: [LogosRepository, LogosService, LogoVersions],
})
export class LogosModule {}
