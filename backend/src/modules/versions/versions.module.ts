import { Module } from '@nestjs/common';
import { DeletedRecordsController } from './deleted-records.controller.js';
import { DeletedRecordsRepository } from './deleted-records.repository.js';
import { DeletedRecords } from './deleted-records.service.js';
import { DeletionArchive } from './deletion-archive.js';
import { OldVersions } from './old-versions.js';
import { VersionKeeper } from './version-keeper.js';
import { VersionsController } from './versions.controller.js';
import { VersionsRepository } from './versions.repository.js';
import { Versions } from './versions.service.js';

/** Versions of the records that modules declare, and what was deleted of them. It knows none of those modules. */
@Module({
  controllers: [VersionsController, DeletedRecordsController],
  providers: [
    Versions,
    VersionKeeper,
    VersionsRepository,
    DeletedRecords,
    DeletedRecordsRepository,
    DeletionArchive,
    OldVersions,
  ],
  exports: [Versions],
})
export class VersionsModule {}
