import { Module } from '@nestjs/common';
import { CompanyController } from './company.controller.js';
import { CompanyRepository } from './company.repository.js';

/** The company behind the site: contact data and the covers of the home page. */
@Module({ controllers: [CompanyController], providers: [CompanyRepository] })
export class CompanyModule {}
