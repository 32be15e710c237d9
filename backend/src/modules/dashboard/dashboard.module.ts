import { Module } from '@nestjs/common';
import { DashboardController } from './dashboard.controller.js';
import { FiguresRepository } from './figures.repository.js';
import { RequestFiguresRepository } from './request-figures.repository.js';

/** The first screen of staff: figures and open work. It has no tables of its own. */
@Module({ controllers: [DashboardController], providers: [FiguresRepository, RequestFiguresRepository] })
export class DashboardModule {}
