import { Module, type DynamicModule } from '@nestjs/common';
import { EventEmitterModule } from '@nestjs/event-emitter';
import { ScheduleModule } from '@nestjs/schedule';
import { BackupModule } from './backup/index.js';
import { ConfigModule } from './config/config.module.js';
import type { Env } from './config/env.js';
import { EmbedsModule } from './embeds/index.js';
import { AgendaModule } from './modules/agenda/index.js';
import { AuditModule } from './modules/audit/index.js';
import { CashBookModule } from './modules/cash-book/index.js';
import { ChefsModule } from './modules/chefs/index.js';
import { CommentsModule } from './modules/comments/index.js';
import { CompanyModule } from './modules/company/index.js';
import { DashboardModule } from './modules/dashboard/index.js';
import { FilesModule } from './modules/files/index.js';
import { FormsModule } from './modules/forms/index.js';
import { GiftCardsModule } from './modules/gift-cards/index.js';
import { KitchenModule } from './modules/kitchen/index.js';
import { LogosModule } from './modules/logos/index.js';
import { LookupsModule } from './modules/lookups/index.js';
import { MessagesModule } from './modules/messages/index.js';
import { MoneyFiguresRepository, MoneyModule } from './modules/money/index.js';
import { OffersModule } from './modules/offers/index.js';
import { OpinionsModule } from './modules/opinions/index.js';
import { PayoutsModule } from './modules/payouts/index.js';
import { PersonalDataModule } from './modules/personal-data/index.js';
import { PreviewsModule } from './modules/previews/index.js';
import { ProposalsModule } from './modules/proposals/index.js';
import { QuotesModule } from './modules/quotes/index.js';
import { ShortlistModule } from './modules/shortlist/index.js';
import { TextsModule } from './modules/texts/index.js';
import { UsersModule } from './modules/users/index.js';
import { VersionsModule } from './modules/versions/index.js';
import { CacheModule } from './platform/cache/cache.module.js';
import { DatabaseModule } from './platform/database/database.module.js';
import { HealthModule } from './platform/health/health.module.js';
import { HttpModule } from './platform/http/http.module.js';
import { JobsModule } from './platform/jobs/jobs.module.js';
import { MetricsModule } from './platform/metrics/metrics.module.js';
import { SystemModule } from './system/index.js';
import { PageSpeedModule } from './platform/page-speed/page-speed.module.js';
import { SiteModule } from './site/index.js';
import { VerifyModule } from './verify/index.js';

/** All parts of the backend: the platform, the modules, and the site in front of them. */
@Module({})
export class AppModule {
  static with(env: Env): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.of(env),
        HttpModule,
        DatabaseModule,
        JobsModule,
        CacheModule,
        EventEmitterModule.forRoot(),
        ScheduleModule.forRoot(),
        HealthModule,
        BackupModule,
        VerifyModule,
        MetricsModule.of(env, { module: MoneyModule, figures: MoneyFiguresRepository }),
        PageSpeedModule,
        PersonalDataModule,
        AuditModule,
        UsersModule,
        LookupsModule,
        FilesModule,
        VersionsModule,
        ChefsModule,
        ProposalsModule,
        CommentsModule,
        PreviewsModule,
        ShortlistModule,
        CompanyModule,
        LogosModule,
        FormsModule,
        TextsModule,
        QuotesModule,
        AgendaModule,
        OffersModule,
        GiftCardsModule,
        MoneyModule,
        PayoutsModule,
        CashBookModule,
        MessagesModule,
        OpinionsModule,
        KitchenModule,
        DashboardModule,
        EmbedsModule,
        SystemModule,
        SiteModule,
      ],
    };
  }
}
