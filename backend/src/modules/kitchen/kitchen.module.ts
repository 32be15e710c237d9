import { Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { Env } from '../../config/env.js';
import { MailModule } from '../../platform/mail/mail.module.js';
import { ChefsModule } from '../chefs/index.js';
import { UsersModule } from '../users/index.js';
import { ChefEventsListener } from './chef-events.listener.js';
import { KitchenAccessController } from './kitchen-access.controller.js';
import { KitchenAccessRepository } from './kitchen-access.repository.js';
import { KitchenAccessService } from './kitchen-access.service.js';
import { KitchenLetters } from './kitchen-letters.js';
import { KitchenSessionController } from './kitchen-session.controller.js';
import { KitchenSessionService } from './kitchen-session.service.js';
import { kitchenTokenOptions, KitchenTokens } from './kitchen-tokens.js';
import { LinkRequests } from './link-requests.js';

/** Mi cocina: the chef's own place, with a session of its own. */
@Module({
  imports: [
    JwtModule.registerAsync({ inject: [Env], useFactory: kitchenTokenOptions }),
    ChefsModule,
    MailModule,
    UsersModule,
  ],
  controllers: [KitchenAccessController, KitchenSessionController],
  providers: [
    ChefEventsListener,
    KitchenAccessRepository,
    KitchenAccessService,
    KitchenLetters,
    KitchenSessionService,
    KitchenTokens,
    LinkRequests,
  ],
})
export class KitchenModule {}
