import { Module } from '@nestjs/common';
import { FilesModule } from '../files/index.js';
import { LookupsModule } from '../lookups/index.js';
import { ChefCitiesController } from './chef-cities.controller.js';
import { ChefFiguresRepository } from './chef-figures.repository.js';
import { ChefsController } from './chefs.controller.js';
import { ChefsRepository } from './chefs.repository.js';
import { ChefsService } from './chefs.service.js';

/** Chefs: their public pages and lists, and how staff keep them. */
@Module({
  imports: [FilesModule, LookupsModule],
  controllers: [ChefsController, ChefCitiesController],
  providers: [ChefsRepository, ChefsService, ChefFiguresRepository],
  exports: [ChefsService, ChefFiguresRepository],
})
export class ChefsModule {}
