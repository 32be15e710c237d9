import { Module } from '@nestjs/common';
import { ChefsModule } from '../chefs/index.js';
import { ChefCardsRepository } from './chefs/chef-cards.repository.js';
import { ChefCitiesController } from './chefs/chef-cities.controller.js';
import { ChefPageRepository } from './chefs/chef-page.repository.js';
import { ChefRecordsRepository } from './chefs/chef-records.repository.js';
import { ChefsController } from './chefs/chefs.controller.js';
import { FavoriteCommentsController } from './comments/favorite-comments.controller.js';
import { FavoriteCommentsRepository } from './comments/favorite-comments.repository.js';
import { DocumentsRepository } from './documents/documents.repository.js';
import { Documents } from './documents/documents.js';
import { OldDocuments } from './documents/old-documents.js';
import { LookupUsageController } from './lookups/lookup-usage.controller.js';
import { LookupUsageRepository } from './lookups/lookup-usage.repository.js';
import { MergedChoicesRepository } from './lookups/merged-choices.repository.js';
import { ProposalCardsRepository } from './proposals/proposal-cards.repository.js';
import { ProposalPageRepository } from './proposals/proposal-page.repository.js';
import { ProposalPagesController } from './proposals/proposal-pages.controller.js';
import { PreviewsController } from './previews/previews.controller.js';
import { Previews } from './previews/previews.service.js';
import { ShortlistController } from './shortlist/shortlist.controller.js';
import { ShortlistRepository } from './shortlist/shortlist.repository.js';
import { ChefVersions } from './chefs/chef-versions.js';
import { LinksModule } from '../../platform/links/links.module.js';
import { LookupsModule } from '../lookups/index.js';
import { ProposalsModule } from '../proposals/index.js';
import { VersionsModule } from '../versions/index.js';

/**
 * Chefs and experiences as visitors and staff see them: reads that combine rows of several modules. It stands above those
 * modules. Its own tables hold only what is made from theirs.
 */
@Module({
  imports: [ChefsModule, LinksModule, LookupsModule, ProposalsModule, VersionsModule],
  controllers: [
    ChefsController,
    ChefCitiesController,
    ProposalPagesController,
    LookupUsageController,
    FavoriteCommentsController,
    ShortlistController,
    PreviewsController,
  ],
  providers: [
    ChefCardsRepository,
    ChefPageRepository,
    ChefRecordsRepository,
    ChefVersions,
    ProposalCardsRepository,
    ProposalPageRepository,
    FavoriteCommentsRepository,
    LookupUsageRepository,
    MergedChoicesRepository,
    ShortlistRepository,
    Documents,
    DocumentsRepository,
    OldDocuments,
    Previews,
  ],
})
export class CatalogueModule {}
