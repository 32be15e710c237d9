import { Module } from '@nestjs/common';
import { LinksModule } from '../../platform/links/links.module.js';
import { MailModule } from '../../platform/mail/mail.module.js';
import { CompanyModule } from '../company/index.js';
import { PersonalDataModule } from '../personal-data/index.js';
import { QuotesModule } from '../quotes/index.js';
import { MessageLinks } from './message-links.js';
import { MessageMails } from './message-mails.js';
import { MessagePersonalData } from './message-personal-data.js';
import { MessagesController } from './messages.controller.js';
import { MessagesRepository } from './messages.repository.js';
import { MessagesService } from './messages.service.js';
import { ReplyTextsController } from './reply-texts.controller.js';
import { ReplyTextsRepository } from './reply-texts.repository.js';
import { ReplyTextsService } from './reply-texts.service.js';

/** Messages of staff to clients, and reply texts. */
@Module({
  imports: [CompanyModule, LinksModule, MailModule, PersonalDataModule, QuotesModule],
  controllers: [MessagesController, ReplyTextsController],
  providers: [
    MessagesRepository,
    MessagesService,
    MessageLinks,
    MessageMails,
    MessagePersonalData,
    ReplyTextsRepository,
    ReplyTextsService,
  ],
})
export class MessagesModule {}
