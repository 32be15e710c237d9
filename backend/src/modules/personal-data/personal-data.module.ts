import { Module } from '@nestjs/common';
import { DataRights } from './data-rights.js';
import { DataRightsRepository } from './data-rights.repository.js';
import { PersonalData } from './personal-data.js';
import { PersonalDataController } from './personal-data.controller.js';
import { PersonalDataRepository } from './personal-data.repository.js';
import { PersonalDataService } from './personal-data.service.js';

/** People's rights over their data. Modules with such data declare them here, so that this one has to know none of them. */
@Module({
  controllers: [PersonalDataController],
  providers: [PersonalDataRepository, PersonalData, DataRightsRepository, DataRights, PersonalDataService],
  exports: [PersonalData, DataRights],
})
export class PersonalDataModule {}
