export { DataRight, RIGHT_NAMES, type RightsActor } from './data-right.entity.js';
export type { ClientRequestDto } from './personal-data.dto.js';
export { DataRights } from './data-rights.js';
export { PersonalData, type ClientKeeper, type Contact, type Corrections } from './personal-data.js';
export { BLOCKED_NAME, unlessBlocked } from './unless-blocked.columns.js';
export { PersonalDataModule } from './personal-data.module.js';
export { personalMails, personalTable } from './personal-table.js';
