import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { Env } from '../../config/env.js';
import { MailModule } from '../../platform/mail/mail.module.js';
import { PersonalDataModule } from '../personal-data/index.js';
import { CheckedCredentials } from './google/checked-credentials.js';
import { CredentialVerifier } from './google/credential-verifier.js';
import { GoogleSettings } from './google/google-settings.js';
import { GoogleSignIn } from './google/google-sign-in.js';
import { GoogleController } from './google/google.controller.js';
import { GoogleStrategy } from './google/google.strategy.js';
import { SignInCookies } from './google/sign-in-cookies.js';
import { StandIn } from './google/stand-in.js';
import { InvitationMails } from './invitation-mails.js';
import { OwnSettingsController } from './own-settings.controller.js';
import { PersonContactsRepository } from './person-contacts.repository.js';
import { ProtectedAdministrators } from './protected-administrators.js';
import { ExpiredRows } from './session/expired-rows.js';
import { SessionController } from './session/session.controller.js';
import { SessionGuard } from './session/session.guard.js';
import { SessionService } from './session/session.service.js';
import { sessionTokenOptions, SessionTokens } from './session/session-tokens.js';
import { SessionsRepository } from './session/sessions.repository.js';
import { UsersController } from './users.controller.js';
import { UsersRepository } from './users.repository.js';
import { UsersService } from './users.service.js';

/**
 * People and how they sign in: the redirect flow (google/), sessions and the guard of every operation (session/), and
 * the list of people.
 */
@Module({
  imports: [
    JwtModule.registerAsync({ inject: [Env], useFactory: sessionTokenOptions }),
    MailModule,
    PersonalDataModule,
  ],
  controllers: [OwnSettingsController, UsersController, SessionController, GoogleController],
  providers: [
    UsersRepository,
    PersonContactsRepository,
    UsersService,
    InvitationMails,
    ProtectedAdministrators,
    SessionTokens,
    SessionsRepository,
    SessionService,
    ExpiredRows,
    { provide: APP_GUARD, useClass: SessionGuard },
    StandIn,
    { provide: GoogleSettings, inject: [StandIn], useFactory: (standIn: StandIn) => standIn.settings() },
    CredentialVerifier,
    CheckedCredentials,
    SignInCookies,
    GoogleStrategy,
    GoogleSignIn,
  ],
  exports: [SessionTokens, CheckedCredentials, SessionsRepository, SignInCookies],
})
export class UsersModule {}
