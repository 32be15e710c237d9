import { Module } from '@nestjs/common';
import { Env } from '../../config/env.js';
import { Mailer } from './mailer.js';

/** Mail, for the modules that write to people. */
@Module({
  providers: [{ provide: Mailer, inject: [Env], useFactory: (env: Env) => new Mailer(env) }],
  exports: [Mailer],
})
export class MailModule {}
