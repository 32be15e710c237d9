import { Module } from '@nestjs/common';
import { MailModule } from '../../platform/mail/mail.module.js';
import { CompanyModule } from '../company/index.js';
import { LookupEventsListener } from './lookup-events.listener.js';
import { QuoteMails } from './quote-mails.js';
import { QuoteRetention } from './quote-retention.js';
import { QuotesController } from './quotes.controller.js';
import { QuotesRepository } from './quotes.repository.js';
import { QuotesService } from './quotes.service.js';

/** Visitors' requests for a quote. */
@Module({
  imports: [CompanyModule, MailModule],
  controllers: [QuotesController],
  providers: [QuotesRepository, QuotesService, QuoteMails, QuoteRetention, LookupEventsListener],
})
export class QuotesModule {}
