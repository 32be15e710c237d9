import { Module } from '@nestjs/common';
import { LinksModule } from '../../platform/links/links.module.js';
import { MailModule } from '../../platform/mail/mail.module.js';
import { AgendaModule } from '../agenda/index.js';
import { CompanyModule } from '../company/index.js';
import { PersonalDataModule } from '../personal-data/index.js';
import { QuotesModule } from '../quotes/index.js';
import { TextsModule } from '../texts/index.js';
import { ChefInquiriesController } from './chef-inquiries.controller.js';
import { ChefInquiriesRepository } from './chef-inquiries.repository.js';
import { ChefInquiries } from './chef-inquiries.service.js';
import { ChefInquiryEnds } from './chef-inquiry-ends.js';
import { ChefInquiryMails } from './chef-inquiry-mails.js';
import { ChefInquiryPageController } from './chef-inquiry-page.controller.js';
import { ChefPays } from './chef-pays.service.js';
import { ChefPaysRepository } from './chef-pays.repository.js';
import { ChefSheetsController } from './chef-sheets.controller.js';
import { ClientOfferController } from './client-offer.controller.js';
import { EveningsController } from './evenings.controller.js';
import { DueMoneyRepository } from './due-money.repository.js';
import { EveningMails } from './evening-mails.js';
import { EveningNights } from './evening-nights.service.js';
import { EveningPages } from './evening-pages.js';
import { EveningPagesController } from './evening-pages.controller.js';
import { EveningPagesRepository } from './evening-pages.repository.js';
import { EveningReminders } from './evening-reminders.js';
import { EveningsService } from './evenings.service.js';
import { EventSheets } from './event-sheets.js';
import { ExpiredOffers } from './expired-offers.js';
import { GivenBackRepository } from './given-back.repository.js';
import { OfferAnswersService } from './offer-answers.service.js';
import { OfferChangesService } from './offer-changes.service.js';
import { OfferMails } from './offer-mails.js';
import { OfferPages } from './offer-pages.js';
import { OfferPersonalData } from './offer-personal-data.js';
import { TermsOfOffers } from './offer-terms.js';
import { OfferLocks } from './offer-locks.js';
import { OffersController } from './offers.controller.js';
import { OffersRepository } from './offers.repository.js';
import { OffersService } from './offers.service.js';
import { OverlapSteps } from './overlap-steps.js';
import { EveningEventsListener } from './evening-events.listener.js';
import { RequestEventsListener } from './request-events.listener.js';
import { ObsoleteConfirmations } from './obsolete-confirmations.js';
import { SheetSending } from './sheet-sending.service.js';
import { SheetsRepository } from './sheets.repository.js';
import { WishesRepository } from './wishes.repository.js';

/** Offers: a price for an evening, which the client reads and answers on its own page. */
@Module({
  imports: [AgendaModule, CompanyModule, LinksModule, MailModule, PersonalDataModule, QuotesModule, TextsModule],
  controllers: [
    OffersController,
    EveningsController,
    EveningPagesController,
    ClientOfferController,
    ChefInquiriesController,
    ChefInquiryPageController,
    ChefSheetsController,
  ],
  providers: [
    ChefInquiries,
    ChefInquiriesRepository,
    ChefInquiryEnds,
    ChefInquiryMails,
    ChefPays,
    ChefPaysRepository,
    DueMoneyRepository,
    EveningMails,
    EveningNights,
    EveningPages,
    EveningPagesRepository,
    EveningReminders,
    EveningsService,
    EventSheets,
    ExpiredOffers,
    GivenBackRepository,
    OfferAnswersService,
    OfferChangesService,
    OfferMails,
    OfferPages,
    OfferPersonalData,
    OfferLocks,
    TermsOfOffers,
    OffersRepository,
    OffersService,
    OverlapSteps,
    EveningEventsListener,
    RequestEventsListener,
    ObsoleteConfirmations,
    SheetSending,
    SheetsRepository,
    WishesRepository,
  ],
  exports: [ChefInquiries, ChefPays, SheetSending],
})
export class OffersModule {}
