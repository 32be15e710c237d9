import { Module } from '@nestjs/common';
import { ChefsModule } from '../chefs/index.js';
import { FilesModule } from '../files/index.js';
import { LookupsModule } from '../lookups/index.js';
import { ChefEventsListener } from './chef-events.listener.js';
import { ChefVersions } from './chef-versions.js';
import { ProposalCardsRepository } from './proposal-cards.repository.js';
import { ProposalLookupsRepository } from './proposal-lookups.repository.js';
import { ProposalPageRepository } from './proposal-page.repository.js';
import { ProposalPagesController } from './proposal-pages.controller.js';
import { ProposalsController } from './proposals.controller.js';
import { ProposalsRepository } from './proposals.repository.js';
import { ProposalsService } from './proposals.service.js';
import { ProposalVersions } from './proposal-versions.js';
import { VersionsModule } from '../versions/index.js';

/** Experiences: the menus that chefs offer. */
@Module({
  imports: [ChefsModule, FilesModule, LookupsModule, VersionsModule],
  controllers: [ProposalPagesController, ProposalsController],
  providers: [
    ProposalsRepository,
    ProposalsService,
    ProposalCardsRepository,
    ProposalPageRepository,
    ProposalLookupsRepository,
    ChefEventsListener,
    ProposalVersions,
    ChefVersions,
  ],
  exports: [ProposalsService, ProposalPageRepository],
})
export class ProposalsModule {}
