import { Module } from '@nestjs/common';
import { LinksModule } from '../../platform/links/links.module.js';
import { MailModule } from '../../platform/mail/mail.module.js';
import { CompanyModule } from '../company/index.js';
import { PersonalDataModule } from '../personal-data/index.js';
import { AnswerClock } from './answer-clock.js';
import { AnsweredRequests } from './answered-requests.js';
import { ClientMails } from './client-mails.js';
import { ClientReadersRepository } from './client-readers.repository.js';
import { ClientRequestController } from './client-request.controller.js';
import { ClientRequestService } from './client-request.service.js';
import { MailLinkEventsListener } from './mail-link-events.listener.js';
import { LookupEventsListener } from './lookup-events.listener.js';
import { PastEvenings } from './past-evenings.js';
import { QuoteClientsRepository } from './quote-clients.repository.js';
import { QuoteErasure } from './quote-erasure.js';
import { QuoteMails } from './quote-mails.js';
import { QuotePersonalData } from './quote-personal-data.js';
import { QuoteReceipts } from './quote-receipts.js';
import { QuoteRetention } from './quote-retention.js';
import { QuoteWorkService } from './quote-work.service.js';
import { QuotesController } from './quotes.controller.js';
import { QuoteListRepository } from './quote-list.repository.js';
import { QuotesRepository } from './quotes.repository.js';
import { QuotesService } from './quotes.service.js';
import { ReceiptLimit } from './receipt-limit.js';
import { RequestRestrictions } from './request-restrictions.js';
import { RestrictionsErasure } from './restrictions-erasure.js';
import { RestrictionsRepository } from './restrictions.repository.js';

/** Visitors' requests for a quote. */
@Module({
  imports: [CompanyModule, PersonalDataModule, MailModule, LinksModule],
  controllers: [QuotesController, ClientRequestController],
  providers: [
    AnswerClock,
    AnsweredRequests,
    QuoteListRepository,
    QuotesRepository,
    QuotesService,
    QuoteWorkService,
    QuoteMails,
    QuoteRetention,
    QuoteClientsRepository,
    QuoteErasure,
    QuotePersonalData,
    PastEvenings,
    LookupEventsListener,
    RequestRestrictions,
    RestrictionsRepository,
    RestrictionsErasure,
    QuoteReceipts,
    ReceiptLimit,
    ClientMails,
    ClientReadersRepository,
    MailLinkEventsListener,
    ClientRequestService,
  ],
  exports: [
    AnsweredRequests,
    AnswerClock,
    ClientMails,
    ClientReadersRepository,
    QuotesRepository,
    RestrictionsRepository,
  ],
})
export class QuotesModule {}
