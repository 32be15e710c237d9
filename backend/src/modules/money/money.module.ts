import { Module } from '@nestjs/common';
import { LinksModule } from '../../platform/links/links.module.js';
import { MailModule } from '../../platform/mail/mail.module.js';
import { AgendaModule } from '../agenda/index.js';
import { CompanyModule } from '../company/index.js';
import { FilesModule } from '../files/index.js';
import { GiftCardLimit, GiftCardsModule } from '../gift-cards/index.js';
import { PersonalDataModule } from '../personal-data/index.js';
import { QuotesModule } from '../quotes/index.js';
import { ClientMoney } from './client-money.js';
import { ClientMoneyController } from './client-money.controller.js';
import { ClientMoneyRepository } from './client-money.repository.js';
import { EveningMoney } from './evening-money.js';
import { EveningMoneyController } from './evening-money.controller.js';
import { EveningMoneyRepository } from './evening-money.repository.js';
import { GiftCardEventsListener } from './gift-card-events.listener.js';
import { GiftCardMoney } from './gift-card-money.js';
import { GiftCardPaymentsController } from './gift-card-payments.controller.js';
import { GiftCardPayments } from './gift-card-payments.js';
import { GiftCardReceipts } from './gift-card-receipts.js';
import { LedgerService } from './ledger.service.js';
import { MoneyFiguresRepository } from './money-figures.repository.js';
import { MoneyPersonalData } from './money-personal-data.js';
import { MoneyRepository } from './money.repository.js';
import { MoneySettingsController } from './money-settings.controller.js';
import { MoneySettingsService } from './money-settings.service.js';
import { MoneyLocks } from './money-locks.js';
import { OpenMoney } from './open-money.js';
import { PaymentSubjects } from './payment-subjects.js';
import { PaymentMails } from './payment-mails.js';
import { PaymentReminders } from './payment-reminders.js';
import { PaymentRemindersRepository } from './payment-reminders.repository.js';
import { PaymentReturns } from './payment-returns.js';
import { PaymentsRepository } from './payments.repository.js';
import { PaymentsService } from './payments.service.js';
import { Receipts } from './receipts.js';
import { RequestEventsListener } from './request-events.listener.js';
import { RefundsController } from './refunds.controller.js';
import { RefundsRepository } from './refunds.repository.js';
import { RefundsService } from './refunds.service.js';
import { SaleDocumentsService } from './sale-documents.service.js';
import { TransferMails } from './transfer-mails.js';
import { TransfersController } from './transfers.controller.js';
import { TransfersRepository } from './transfers.repository.js';
import { TransfersService } from './transfers.service.js';
import { Webpay } from './webpay.js';

/** Money: what is agreed, paid, due and to give back, and the payments by card. */
@Module({
  imports: [
    AgendaModule,
    CompanyModule,
    FilesModule,
    GiftCardsModule,
    LinksModule,
    MailModule,
    PersonalDataModule,
    QuotesModule,
  ],
  controllers: [
    ClientMoneyController,
    EveningMoneyController,
    GiftCardPaymentsController,
    MoneySettingsController,
    RefundsController,
    TransfersController,
  ],
  providers: [
    ClientMoney,
    ClientMoneyRepository,
    EveningMoney,
    EveningMoneyRepository,
    GiftCardEventsListener,
    GiftCardLimit,
    GiftCardMoney,
    GiftCardPayments,
    GiftCardReceipts,
    LedgerService,
    MoneyFiguresRepository,
    MoneyPersonalData,
    MoneyRepository,
    MoneySettingsService,
    MoneyLocks,
    OpenMoney,
    PaymentSubjects,
    PaymentMails,
    PaymentReminders,
    PaymentRemindersRepository,
    PaymentReturns,
    PaymentsRepository,
    PaymentsService,
    Receipts,
    RefundsRepository,
    RefundsService,
    RequestEventsListener,
    SaleDocumentsService,
    TransferMails,
    TransfersRepository,
    TransfersService,
    Webpay,
  ],
  exports: [MoneyFiguresRepository, MoneyRepository, Webpay],
})
export class MoneyModule {}
