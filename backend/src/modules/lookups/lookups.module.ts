import { Module } from '@nestjs/common';
import { ListsRepository } from './lists.repository.js';
import { LookupListsService } from './lookup-lists.service.js';
import { LookupUsageController } from './lookup-usage.controller.js';
import { LookupUsageRepository } from './lookup-usage.repository.js';
import { LookupsController } from './lookups.controller.js';
import { LookupsRepository } from './lookups.repository.js';
import { LookupsService } from './lookups.service.js';
import { MergedChoicesRepository } from './merged-choices.repository.js';

/** Formats, food types, cities and diets: the choices of forms and filters. */
@Module({
  controllers: [LookupUsageController, LookupsController],
  providers: [
    ListsRepository,
    LookupsRepository,
    LookupsService,
    LookupListsService,
    LookupUsageRepository,
    MergedChoicesRepository,
  ],
  exports: [LookupsService, MergedChoicesRepository],
})
export class LookupsModule {}
