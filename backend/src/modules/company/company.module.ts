import { Module } from '@nestjs/common';
import { FilesModule } from '../files/index.js';
import { CompanyController } from './company.controller.js';
import { CompanyRepository } from './company.repository.js';
import { CompanyService } from './company.service.js';

/** The company behind the site: contact data and the covers of the home page. */
@Module({
  imports: [FilesModule],
  controllers: [CompanyController],
  providers: [CompanyRepository, CompanyService],
  exports: [CompanyRepository],
})
export class CompanyModule {}
