import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Env } from '../../../config/env.js';
import type { IdentityProvider } from '../../../identity-provider/index.js';
import { UsersRepository } from '../users.repository.js';
import { callbackURL, googleSettings, standInSettings, type GoogleSettings } from './google-settings.js';

/** Most people in the stand-in's chooser, and most chefs. */
const LISTED = 30;
const LISTED_CHEFS = 10;

/**
 * Starts the embedded identity provider when Google is not configured, and stops it with the application. Its code is
 * loaded only then, so that production never loads it.
 */
@Injectable()
export class StandIn implements OnApplicationShutdown {
  private provider?: IdentityProvider;

  constructor(
    private readonly env: Env,
    private readonly people: UsersRepository,
  ) {}

  /** Google's settings when it is configured, otherwise those of the stand-in, which then listens. */
  async settings(): Promise<GoogleSettings> {
    const { GOOGLE_CLIENT_ID: id, GOOGLE_CLIENT_SECRET: secret, GOOGLE_STAND_IN: issuer } = this.env;
    if (id !== undefined && secret !== undefined)
      return issuer === undefined
        ? googleSettings(this.env, id, secret)
        : standInSettings(this.env, { issuer, clientId: id, clientSecret: secret });
    const { startIdentityProvider } = await import('../../../identity-provider/index.js');
    this.provider = await startIdentityProvider({
      production: this.env.production,
      productName: this.env.PRODUCT_NAME,
      redirectURI: callbackURL(this.env),
      people: () => this.people.oldest(LISTED),
      chefs: () => this.people.chefs(LISTED_CHEFS),
    });
    return standInSettings(this.env, this.provider);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.provider?.stop();
  }
}
