import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { becomeChef } from '../../platform/audit/author.js';
import { countingRefusals, noteDone } from '../../platform/audit/audit.repository.js';
import { databaseNow } from '../../platform/database/database-clock.js';
import { hashOf, isToken } from '../../platform/links/secret-link.js';
import { CheckedCredentials, normalizeEmail, SessionsRepository, type LoginDto } from '../users/index.js';
import type { ChefCaller } from './chef-caller.js';
import type { KitchenAccess } from './kitchen-access.entity.js';
import { KitchenAccessRepository } from './kitchen-access.repository.js';
import { KitchenLinkError, NoKitchenError, OtherGoogleAccountError } from './kitchen.errors.js';
import type { KitchenSessionDto } from './kitchen-session.dto.js';
import { KitchenTokens } from './kitchen-tokens.js';

/** How chefs sign in and out. */
@Injectable()
export class KitchenSessionService {
  constructor(
    private readonly em: EntityManager,
    private readonly accesses: KitchenAccessRepository,
    private readonly tokens: KitchenTokens,
    private readonly credentials: CheckedCredentials,
    private readonly sessions: SessionsRepository,
  ) {}

  /**
   * Signs a chef in with the link that was mailed. Of two presses at once, one does.
   * @throws KitchenLinkError
   */
  async enter(token: string): Promise<KitchenSessionDto> {
    // What can be no link costs nothing.
    if (!isToken(token)) throw new KitchenLinkError();
    return countingRefusals(this.em, () =>
      this.em.fork().transactional(async () => {
        const hash = hashOf(token);
        const id = await this.accesses.idOfLink(hash);
        const access = id === undefined ? null : await this.accesses.lock(id);
        if (access?.linkHash !== hash) throw new KitchenLinkError();
        access.enter(await databaseNow(this.em));
        return this.begin(access);
      }),
    );
  }

  /**
   * Signs a chef in with Google.
   * @param isOwnNonce whether a nonce was given to this browser for this door
   * @throws InvalidCredentialError, UnverifiedEmailError, KeysUnavailableError
   * @throws NoKitchenError, OtherGoogleAccountError
   */
  enterWithGoogle(
    form: LoginDto,
    isOwnNonce: (nonce: string) => boolean,
  ): Promise<{ session: KitchenSessionDto; nonce: string }> {
    return countingRefusals(this.em, async () => {
      const credential = await this.credentials.check(form, isOwnNonce);
      const session = await this.em.fork().transactional(async () => {
        await this.credentials.use(credential);
        const id = await this.accesses.idOf(normalizeEmail(credential.email));
        const access = id === undefined ? null : await this.accesses.lock(id);
        if (!access) throw new NoKitchenError();
        if (await this.accesses.hasOther(credential.sub, access.id)) throw new OtherGoogleAccountError();
        access.enterWithGoogle(credential.sub, await databaseNow(this.em));
        return this.begin(access);
      });
      return { session, nonce: credential.nonce };
    });
  }

  /** Ends the chef's token before it expires. */
  async leave({ id, name, tokenId, tokenExpires }: ChefCaller): Promise<void> {
    await this.em.fork().transactional(async () => {
      const isNew = await this.sessions.endToken(tokenId, tokenExpires);
      if (isNew) await noteDone(this.em, { action: 'sign_out', kind: 'kitchen_access', id, name });
    });
  }

  /** The chef to whom a request's Authorization header belongs, read from the database. */
  async callerOf(authorization: string | undefined): Promise<ChefCaller | undefined> {
    const claims = this.tokens.fromHeader(authorization);
    return claims && this.accesses.callerOf(claims);
  }

  /** Whether the token of an Authorization header is a chef's, even if it has ended. The database is not asked. */
  wasIssued(authorization: string | undefined): boolean {
    return this.tokens.wasIssued(authorization);
  }

  private async begin({ id, chef, email, sessionEpoch }: KitchenAccess): Promise<KitchenSessionDto> {
    becomeChef(chef.chefName);
    await noteDone(this.em, { action: 'sign_in', kind: 'kitchen_access', id, name: chef.chefName });
    await this.em.flush();
    return { name: chef.chefName, email, token: this.tokens.issue({ id, sessionEpoch }) };
  }
}
