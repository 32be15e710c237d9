import { Module } from '@nestjs/common';
import { FilesModule } from '../files/index.js';
import { LookupsModule } from '../lookups/index.js';
import { ChefLookupsRepository } from './chef-lookups.repository.js';
import { ChefsRepository } from './chefs.repository.js';
import { ChefsService } from './chefs.service.js';
import { LookupEventsListener } from './lookup-events.listener.js';

/**
 * Chefs: their rules, and how they are changed. Their calls answer with rows of other modules too, so the controllers
 * are in the catalogue.
 */
@Module({
  imports: [FilesModule, LookupsModule],
  providers: [ChefsRepository, ChefsService, ChefLookupsRepository, LookupEventsListener],
  exports: [ChefsService],
})
export class ChefsModule {}
