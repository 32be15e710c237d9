import { Global, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, APP_PIPE } from '@nestjs/core';
import { ThrottlerGuard, ThrottlerModule } from '@nestjs/throttler';
import { LoggerModule } from 'nestjs-pino';
import type { ExecutionContext } from '@nestjs/common';
import { Env } from '../../config/env.js';
import { EnvelopeInterceptor } from './answer/envelope.interceptor.js';
import { ErrorFilter } from './answer/error.filter.js';
import { isInProcess } from './answer/in-process.js';
import { KnownQuery } from './known-query.interceptor.js';
import { loggerOptions } from './log/logger-options.js';
import { countKey, MINUTE, RequestCounts } from './limit/request-counts.js';
import { SharedCounts } from './limit/shared-counts.js';
import { SlowReaders } from './body/slow-readers.js';
import { inputValidation } from './validation.pipe.js';

/** What every request passes: logging, rate limit, validation, envelope, error filter. */
@Global()
@Module({
  imports: [
    LoggerModule.forRootAsync({ inject: [Env], useFactory: loggerOptions }),
    ThrottlerModule.forRootAsync({
      inject: [Env, RequestCounts],
      useFactory: (env: Env, storage: RequestCounts) => ({
        storage,
        throttlers: [{ ttl: MINUTE, limit: env.RATE_LIMIT_READS }],
        generateKey: (context: ExecutionContext) => countKey('read', context.switchToHttp().getRequest()),
        skipIf: (context: ExecutionContext) => isInProcess(context.switchToHttp().getRequest()),
      }),
    }),
  ],
  providers: [
    RequestCounts,
    SharedCounts,
    SlowReaders,
    { provide: APP_GUARD, useClass: ThrottlerGuard },
    { provide: APP_PIPE, useFactory: inputValidation },
    { provide: APP_INTERCEPTOR, useClass: KnownQuery },
    { provide: APP_INTERCEPTOR, useClass: EnvelopeInterceptor },
    { provide: APP_FILTER, useClass: ErrorFilter },
  ],
  exports: [RequestCounts, SharedCounts],
})
export class HttpModule {}
