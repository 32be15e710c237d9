import { Module } from '@nestjs/common';
import { FilesModule } from '../files/index.js';
import { CompanyController } from './company.controller.js';
import { CompanyRepository } from './company.repository.js';
import { CompanyService } from './company.service.js';
import { CompanyVersions } from './company-versions.js';
import { Office } from './office.js';
import { VersionsModule } from '../versions/index.js';

/** The company behind the site: contact data and the covers of the home page. */
@Module({
  imports: [FilesModule, VersionsModule],
  controllers: [CompanyController],
  providers: [CompanyRepository, CompanyService, CompanyVersions, Office],
  exports: [CompanyRepository, Office],
})
export class CompanyModule {}
