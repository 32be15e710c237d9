import { Module } from '@nestjs/common';
import { MailModule } from '../../platform/mail/mail.module.js';
import { QuotesModule } from '../quotes/index.js';
import { DashboardController } from './dashboard.controller.js';
import { FiguresRepository } from './figures.repository.js';
import { RequestFiguresRepository } from './request-figures.repository.js';
import { TodayMails } from './today-mails.js';
import { TodayRepository } from './today.repository.js';

/** The first screen of staff: what has to be done, and figures. It has no tables of its own. */
@Module({
  imports: [MailModule, QuotesModule],
  controllers: [DashboardController],
  providers: [FiguresRepository, RequestFiguresRepository, TodayRepository, TodayMails],
})
export class DashboardModule {}
