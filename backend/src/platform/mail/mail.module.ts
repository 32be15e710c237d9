import { Module } from '@nestjs/common';
import { Env } from '../../config/env.js';
import { Mailer } from './mailer.js';
import { Mails } from './mails.js';
import { MailsRepository } from './mails.repository.js';
import { ReturnedMails } from './returned-mails.js';

/** Mail, for the modules that write to people. */
@Module({
  providers: [
    { provide: Mailer, inject: [Env], useFactory: (env: Env) => new Mailer(env) },
    MailsRepository,
    Mails,
    ReturnedMails,
  ],
  exports: [Mailer, Mails],
})
export class MailModule {}
