import { Global, Module } from '@nestjs/common';
import { Env } from '../../config/env.js';
import { HealthModule } from '../health/health.module.js';
import { AnswerCache } from './answer-cache.js';
import { CacheReport } from './cache-report.js';
import { ContentChanges } from './content-changes.js';

/** Finished answers of public reads and pages, and the connection that hears of changes. */
@Global()
@Module({
  imports: [HealthModule],
  providers: [
    { provide: AnswerCache, inject: [Env], useFactory: ({ CACHE_MB }: Env) => new AnswerCache(CACHE_MB) },
    CacheReport,
    ContentChanges,
  ],
  exports: [AnswerCache, CacheReport],
})
export class CacheModule {}
