import { Module } from '@nestjs/common';
import { MoneyModule } from '../money/index.js';
import { PersonalDataModule } from '../personal-data/index.js';
import { BankRowKeeping } from './bank-row-keeping.js';
import { BankRowsRepository } from './bank-rows.repository.js';
import { CashBookController } from './cash-book.controller.js';
import { CashBookPersonalData } from './cash-book-personal-data.js';
import { CashFiguresRepository } from './cash-figures.repository.js';
import { CashListRepository } from './cash-list.repository.js';
import { ReconciliationController } from './reconciliation.controller.js';
import { Reconciliation } from './reconciliation.service.js';

/** Caja: one month's money, and the bank's rows beside it. */
@Module({
  imports: [MoneyModule, PersonalDataModule],
  controllers: [CashBookController, ReconciliationController],
  providers: [
    BankRowKeeping,
    BankRowsRepository,
    CashBookPersonalData,
    CashFiguresRepository,
    CashListRepository,
    Reconciliation,
  ],
})
export class CashBookModule {}
