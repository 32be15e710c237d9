import { Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, APP_PIPE } from '@nestjs/core';
import { ThrottlerGuard, ThrottlerModule } from '@nestjs/throttler';
import { LoggerModule } from 'nestjs-pino';
import type { ExecutionContext } from '@nestjs/common';
import { Env } from '../../config/env.js';
import { EnvelopeInterceptor } from './envelope.interceptor.js';
import { ErrorFilter } from './error.filter.js';
import { isInProcess } from './in-process.js';
import { loggerOptions } from './logger-options.js';
import { inputValidation } from './validation.pipe.js';

const MINUTE = 60_000;

/** What every request passes: logging, rate limit, validation, envelope, error filter. */
@Module({
  imports: [
    LoggerModule.forRootAsync({ inject: [Env], useFactory: loggerOptions }),
    ThrottlerModule.forRootAsync({
      inject: [Env],
      useFactory: (env: Env) => ({
        throttlers: [{ ttl: MINUTE, limit: env.RATE_LIMIT_READS }],
        skipIf: (context: ExecutionContext) => isInProcess(context.switchToHttp().getRequest()),
      }),
    }),
  ],
  providers: [
    { provide: APP_GUARD, useClass: ThrottlerGuard },
    { provide: APP_PIPE, useFactory: inputValidation },
    { provide: APP_INTERCEPTOR, useClass: EnvelopeInterceptor },
    { provide: APP_FILTER, useClass: ErrorFilter },
  ],
})
export class HttpModule {}
