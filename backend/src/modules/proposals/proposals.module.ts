import { Module } from '@nestjs/common';
import { ChefsModule } from '../chefs/index.js';
import { FilesModule } from '../files/index.js';
import { LookupsModule } from '../lookups/index.js';
import { ChefEventsListener } from './chef-events.listener.js';
import { LookupEventsListener } from './lookup-events.listener.js';
import { ProposalLookupsRepository } from './proposal-lookups.repository.js';
import { ProposalsController } from './proposals.controller.js';
import { ProposalsRepository } from './proposals.repository.js';
import { ProposalsService } from './proposals.service.js';
import { ProposalVersions } from './proposal-versions.js';
import { VersionsModule } from '../versions/index.js';

/** Experiences: the menus that chefs offer. */
@Module({
  imports: [ChefsModule, FilesModule, LookupsModule, VersionsModule],
  controllers: [ProposalsController],
  providers: [
    ProposalsRepository,
    ProposalsService,
    ProposalLookupsRepository,
    ChefEventsListener,
    LookupEventsListener,
    ProposalVersions,
  ],
  exports: [ProposalsService],
})
export class ProposalsModule {}
