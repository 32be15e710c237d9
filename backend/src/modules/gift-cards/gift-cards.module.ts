import { Module } from '@nestjs/common';
import { LinksModule } from '../../platform/links/links.module.js';
import { MailModule } from '../../platform/mail/mail.module.js';
import { CompanyModule } from '../company/index.js';
import { PersonalDataModule } from '../personal-data/index.js';
import { GiftCardKeeping } from './gift-card-keeping.js';
import { GiftCardKey } from './gift-card-key.js';
import { GiftCardMails } from './gift-card-mails.js';
import { GiftCardPersonalData } from './gift-card-personal-data.js';
import { GiftCardSalesService } from './gift-card-sales.service.js';
import { GiftCards } from './gift-cards.js';
import { GiftCardsController } from './gift-cards.controller.js';
import { GiftCardsRepository } from './gift-cards.repository.js';
import { GiftCardsService } from './gift-cards.service.js';
import { PublicGiftCardsController } from './public-gift-cards.controller.js';

/** Gift cards: who gives what to whom, their codes and their pages. Their money is the ledger's. */
@Module({
  imports: [CompanyModule, LinksModule, MailModule, PersonalDataModule],
  controllers: [PublicGiftCardsController, GiftCardsController],
  providers: [
    GiftCardKeeping,
    GiftCardKey,
    GiftCardMails,
    GiftCardPersonalData,
    GiftCards,
    GiftCardSalesService,
    GiftCardsRepository,
    GiftCardsService,
  ],
  exports: [GiftCardMails, GiftCards],
})
export class GiftCardsModule {}
