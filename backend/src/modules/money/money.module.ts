import { Module } from '@nestjs/common';
import { MailModule } from '../../platform/mail/mail.module.js';
import { AgendaModule } from '../agenda/index.js';
import { PersonalDataModule } from '../personal-data/index.js';
import { LedgerService } from './ledger.service.js';
import { MoneyPersonalData } from './money-personal-data.js';
import { MoneyRepository } from './money.repository.js';
import { MoneySettingsService } from './money-settings.service.js';
import { MoneyWork } from './money-work.js';
import { OpenMoney } from './open-money.js';
import { PaymentsService } from './payments.service.js';
import { RefundsService } from './refunds.service.js';
import { Webpay } from './webpay.js';

/** Money: what is agreed, paid, due and to give back, and the payments by card. */
@Module({
  imports: [AgendaModule, MailModule, PersonalDataModule],
  providers: [
    LedgerService,
    MoneyPersonalData,
    MoneyRepository,
    MoneySettingsService,
    MoneyWork,
    OpenMoney,
    PaymentsService,
    RefundsService,
    Webpay,
  ],
})
export class MoneyModule {}
