import { Module } from '@nestjs/common';
import { LookupListsService } from './lookup-lists.service.js';
import { LookupsController } from './lookups.controller.js';
import { LookupsRepository } from './lookups.repository.js';
import { LookupsService } from './lookups.service.js';

/** Formats, food types, cities and diets: the choices of forms and filters. */
@Module({
  controllers: [LookupsController],
  providers: [LookupsRepository, LookupsService, LookupListsService],
  exports: [LookupsService],
})
export class LookupsModule {}
