import { createRemoteJWKSet, errors, type JWTVerifyGetKey, type RemoteJWKSet } from 'jose';
import { KeysUnavailableError } from '../users.errors.js';

const REFRESH_AFTER = 10 * 60_000;
const RETRY_AFTER = 30_000;

/**
 * The issuer's published keys. They are fetched when needed, and again every ten minutes, so that a withdrawn key stops
 * working. While they cannot be fetched, the keys fetched before still work.
 */
export class KeySet {
  private readonly remote: RemoteJWKSet;
  private refreshAt = 0;

  /**
   * @param url where the keys are published
   * @param timeout how long a fetch may take, in milliseconds
   * @param now the clock, in milliseconds
   */
  constructor(
    url: string,
    timeout: number,
    private readonly now: () => number = Date.now,
  ) {
    this.remote = createRemoteJWKSet(new URL(url), {
      timeoutDuration: timeout,
      cacheMaxAge: Number.POSITIVE_INFINITY,
      cooldownDuration: RETRY_AFTER,
    });
  }

  /**
   * The key that a credential names.
   * @throws KeysUnavailableError when there are no keys: unreachable, not 200, not a key set, too slow
   * @throws errors.JWKSNoMatchingKey when the issuer has no such key
   */
  readonly keyFor: JWTVerifyGetKey = async (header, token) => {
    try {
      await this.refreshIfDue();
      return await this.remote(header, token);
    } catch (error) {
      if (error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWKSMultipleMatchingKeys) throw error;
      throw new KeysUnavailableError({ cause: error });
    }
  };

  private async refreshIfDue(): Promise<void> {
    if (this.now() < this.refreshAt) return;
    const cached = this.remote.jwks() !== undefined;
    this.refreshAt = this.now() + (cached ? RETRY_AFTER : 0);
    try {
      await this.remote.reload();
      this.refreshAt = this.now() + REFRESH_AFTER;
    } catch (error) {
      if (!cached) throw error;
    }
  }
}
