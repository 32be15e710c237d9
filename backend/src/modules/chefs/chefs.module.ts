import { Module } from '@nestjs/common';
import { FilesModule } from '../files/index.js';
import { LookupsModule } from '../lookups/index.js';
import { PersonalDataModule } from '../personal-data/index.js';
import { VersionsModule } from '../versions/index.js';
import { ChefContactsRepository } from './chef-contacts.repository.js';
import { ChefLookupsRepository } from './chef-lookups.repository.js';
import { ChefsRepository } from './chefs.repository.js';
import { ChefsService } from './chefs.service.js';
import { LookupEventsListener } from './lookup-events.listener.js';

/**
 * Chefs: their rules, and how they are changed. Their calls answer with rows of other modules too, so the controllers
 * are in the catalogue.
 */
@Module({
  imports: [FilesModule, LookupsModule, PersonalDataModule, VersionsModule],
  providers: [ChefsRepository, ChefsService, ChefLookupsRepository, ChefContactsRepository, LookupEventsListener],
  exports: [ChefsService],
})
export class ChefsModule {}
