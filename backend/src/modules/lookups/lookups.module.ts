import { Module } from '@nestjs/common';
import { CitiesRepository, DietsRepository, FoodTypesRepository, ModalitiesRepository } from './list.repository.js';
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
    FoodTypesRepository,
    CitiesRepository,
    ModalitiesRepository,
    DietsRepository,
    LookupsRepository,
    LookupsService,
    LookupListsService,
    LookupUsageRepository,
    MergedChoicesRepository,
  ],
  exports: [LookupsService, MergedChoicesRepository],
})
export class LookupsModule {}
