import { Module } from '@nestjs/common';
import { LinksModule } from '../../platform/links/links.module.js';
import { MailModule } from '../../platform/mail/mail.module.js';
import { AgendaModule } from '../agenda/index.js';
import { CommentsModule } from '../comments/index.js';
import { CompanyModule } from '../company/index.js';
import { PersonalDataModule } from '../personal-data/index.js';
import { QuotesModule } from '../quotes/index.js';
import { OpinionPersonalData } from './opinion-personal-data.js';
import { OpinionMails } from './opinion-mails.js';
import { OpinionsController } from './opinions.controller.js';
import { OpinionsRepository } from './opinions.repository.js';
import { OpinionsService } from './opinions.service.js';
import { RequestEventsListener } from './request-events.listener.js';

/** Verified opinions: clients' words about an evening that took place. */
@Module({
  imports: [AgendaModule, CommentsModule, CompanyModule, LinksModule, MailModule, PersonalDataModule, QuotesModule],
  controllers: [OpinionsController],
  providers: [OpinionMails, OpinionPersonalData, OpinionsRepository, OpinionsService, RequestEventsListener],
})
export class OpinionsModule {}
