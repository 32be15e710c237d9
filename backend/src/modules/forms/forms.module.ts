import { Module } from '@nestjs/common';
import { FormsController } from './forms.controller.js';
import { FormsRepository } from './forms.repository.js';
import { FormsService } from './forms.service.js';
import { FormVersions } from './form-versions.js';
import { VersionsModule } from '../versions/index.js';

/** External forms shown under addresses of the site. */
@Module({
  imports: [VersionsModule],
  controllers: [FormsController],
  providers: [FormsRepository, FormsService, FormVersions],
  exports: [FormsRepository],
})
export class FormsModule {}
