import { Module } from '@nestjs/common';
import { ChefsModule } from '../chefs/index.js';
import { CommentsModule } from '../comments/index.js';
import { CompanyModule } from '../company/index.js';
import { QuotesModule } from '../quotes/index.js';
import { UsersModule } from '../users/index.js';
import { DashboardController } from './dashboard.controller.js';
import { DashboardService } from './dashboard.service.js';

/** The first screen of staff: the product in figures, and what is left to do. It has no tables of its own. */
@Module({
  imports: [ChefsModule, CommentsModule, CompanyModule, QuotesModule, UsersModule],
  controllers: [DashboardController],
  providers: [DashboardService],
})
export class DashboardModule {}
