import { Module } from '@nestjs/common';
import { AgendaModule } from '../agenda/index.js';
import { MoneyModule } from '../money/index.js';
import { OffersModule } from '../offers/index.js';
import { PersonalDataModule } from '../personal-data/index.js';
import { FilesModule } from '../files/index.js';
import { BoletasService } from './boletas.service.js';
import { PayeesService } from './payees.service.js';
import { PayoutPages } from './payout-pages.js';
import { PayoutSettingsService } from './payout-settings.service.js';
import { PayoutsController } from './payouts.controller.js';
import { PayoutsPersonalData } from './payouts-personal-data.js';
import { PayoutsRepository } from './payouts.repository.js';
import { PayoutsService } from './payouts.service.js';

/** What chefs get of their evenings: what is due, and what was paid. */
@Module({
  imports: [AgendaModule, FilesModule, MoneyModule, OffersModule, PersonalDataModule],
  controllers: [PayoutsController],
  providers: [
    BoletasService,
    PayeesService,
    PayoutPages,
    PayoutSettingsService,
    PayoutsPersonalData,
    PayoutsRepository,
    PayoutsService,
  ],
  exports: [BoletasService, PayoutPages],
})
export class PayoutsModule {}
