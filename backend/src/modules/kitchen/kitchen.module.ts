import { Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { Env } from '../../config/env.js';
import { MailModule } from '../../platform/mail/mail.module.js';
import { AgendaModule } from '../agenda/index.js';
import { ChefsModule } from '../chefs/index.js';
import { CommentsModule } from '../comments/index.js';
import { FilesModule } from '../files/index.js';
import { OffersModule } from '../offers/index.js';
import { PayoutsModule } from '../payouts/index.js';
import { ProposalsModule } from '../proposals/index.js';
import { UsersModule } from '../users/index.js';
import { ChefEventsListener } from './chef-events.listener.js';
import { KitchenDaysController } from './kitchen-days.controller.js';
import { KitchenEveningsController } from './kitchen-evenings.controller.js';
import { KitchenEveningsRepository } from './kitchen-evenings.repository.js';
import { KitchenInquiriesController } from './kitchen-inquiries.controller.js';
import { KitchenAccessController } from './kitchen-access.controller.js';
import { KitchenAccessRepository } from './kitchen-access.repository.js';
import { KitchenAccessService } from './kitchen-access.service.js';
import { KitchenMails } from './kitchen-mails.js';
import { KitchenOpinionsController } from './kitchen-opinions.controller.js';
import { KitchenOpinionsRepository } from './kitchen-opinions.repository.js';
import { KitchenPayoutsController } from './kitchen-payouts.controller.js';
import { KitchenProfileController } from './kitchen-profile.controller.js';
import { KitchenSessionController } from './kitchen-session.controller.js';
import { KitchenSessionService } from './kitchen-session.service.js';
import { kitchenTokenOptions, KitchenTokens } from './kitchen-tokens.js';
import { MenuChanges } from './menu-changes.service.js';
import { ProfileChangesController } from './profile-changes.controller.js';
import { ProfileChangesRepository } from './profile-changes.repository.js';
import { ProfileChangesService } from './profile-changes.service.js';
import { LinkRequests } from './link-requests.js';

/** Mi cocina: the chef's own place, with a session of its own. */
@Module({
  imports: [
    JwtModule.registerAsync({ inject: [Env], useFactory: kitchenTokenOptions }),
    AgendaModule,
    ChefsModule,
    CommentsModule,
    FilesModule,
    MailModule,
    OffersModule,
    PayoutsModule,
    ProposalsModule,
    UsersModule,
  ],
  controllers: [
    KitchenAccessController,
    KitchenSessionController,
    KitchenEveningsController,
    KitchenInquiriesController,
    KitchenDaysController,
    KitchenOpinionsController,
    KitchenPayoutsController,
    KitchenProfileController,
    ProfileChangesController,
  ],
  providers: [
    ChefEventsListener,
    KitchenAccessRepository,
    KitchenAccessService,
    KitchenEveningsRepository,
    KitchenMails,
    KitchenOpinionsRepository,
    KitchenSessionService,
    KitchenTokens,
    LinkRequests,
    MenuChanges,
    ProfileChangesRepository,
    ProfileChangesService,
  ],
})
export class KitchenModule {}
