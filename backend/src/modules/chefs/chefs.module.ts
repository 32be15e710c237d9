import { Module } from '@nestjs/common';
import { FilesModule } from '../files/index.js';
import { LookupsModule } from '../lookups/index.js';
import { PersonalDataModule } from '../personal-data/index.js';
import { VersionsModule } from '../versions/index.js';
import { ChefCardsRepository } from './chef-cards.repository.js';
import { ChefCitiesController } from './chef-cities.controller.js';
import { ChefContactsRepository } from './chef-contacts.repository.js';
import { ChefLookupsRepository } from './chef-lookups.repository.js';
import { ChefPageRepository } from './chef-page.repository.js';
import { ChefRecordsRepository } from './chef-records.repository.js';
import { ChefsController } from './chefs.controller.js';
import { ChefsRepository } from './chefs.repository.js';
import { ChefsService } from './chefs.service.js';

/** Chefs: their rules, how they are changed, and what visitors and staff see of them. */
@Module({
  imports: [FilesModule, LookupsModule, PersonalDataModule, VersionsModule],
  controllers: [ChefsController, ChefCitiesController],
  providers: [
    ChefsRepository,
    ChefsService,
    ChefCardsRepository,
    ChefPageRepository,
    ChefRecordsRepository,
    ChefLookupsRepository,
    ChefContactsRepository,
  ],
  exports: [ChefsService, ChefLookupsRepository, ChefPageRepository, ChefRecordsRepository],
})
export class ChefsModule {}
