import { Module } from '@nestjs/common';
import { DataRights } from './data-rights.js';
import { DataRightsRepository } from './data-rights.repository.js';
import { PersonalData } from './personal-data.js';
import { PersonalDataController } from './personal-data.controller.js';
import { PersonalDataRepository } from './personal-data.repository.js';
import { PersonalDataService } from './personal-data.service.js';
import { RightsPersonalData } from './rights-personal-data.js';

/** People's rights over their data. Modules with such data declare them here, so this module knows none of them. */
@Module({
  controllers: [PersonalDataController],
  providers: [
    PersonalDataRepository,
    PersonalData,
    DataRightsRepository,
    DataRights,
    PersonalDataService,
    RightsPersonalData,
  ],
  exports: [PersonalData, DataRights],
})
export class PersonalDataModule {}
