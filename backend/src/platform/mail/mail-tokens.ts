import type { Env } from '../../config/env.js';

/** The settings of an OAuth application that the mail service accepts instead of a password. */
export type MailOauth = Pick<
  Env,
  'MAIL_OAUTH_TOKEN_URL' | 'MAIL_OAUTH_CLIENT_ID' | 'MAIL_OAUTH_CLIENT_SECRET' | 'MAIL_OAUTH_SCOPE'
>;

/** How long the service may take to issue one, in milliseconds. */
const PATIENCE = 5_000;

/** How long before its expiry a token is no longer used, in milliseconds. */
const MARGIN = 2 * 60 * 1_000;

/** Validity of a token whose service names none, in seconds. */
const SHORT = 300;

/** No token was issued. The code is the service's own (RFC 6749), or that of the connection. */
export class MailTokenError extends Error {
  constructor(readonly code: string) {
    super(`No token for the mailbox: ${code}`);
  }
}

/** OAuth tokens for reading and sending mail, for services without passwords (RFC 6749, 4.4). */
export class MailTokens {
  private token = '';
  private until = 0;
  private pending: Promise<string> | undefined;

  constructor(private readonly settings: MailOauth) {}

  /** The tokens of the settings; undefined if mail uses passwords. */
  static of(settings: MailOauth): MailTokens | undefined {
    return settings.MAIL_OAUTH_TOKEN_URL === undefined ? undefined : new MailTokens(settings);
  }

  /** Marks the last token as refused. */
  forget(): void {
    this.token = '';
  }

  /**
   * A token that is still valid for a while.
   * @param renew whether the last one was refused
   * @throws MailTokenError
   */
  current(renew = false): Promise<string> {
    if (!renew && this.token !== '' && Date.now() < this.until) return Promise.resolve(this.token);
    this.pending ??= this.ask().finally(() => (this.pending = undefined));
    return this.pending;
  }

  private async ask(): Promise<string> {
    const { MAIL_OAUTH_TOKEN_URL = '', MAIL_OAUTH_CLIENT_ID = '', MAIL_OAUTH_CLIENT_SECRET = '' } = this.settings;
    const answer = await fetch(MAIL_OAUTH_TOKEN_URL, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        client_id: MAIL_OAUTH_CLIENT_ID,
        client_secret: MAIL_OAUTH_CLIENT_SECRET,
        scope: this.settings.MAIL_OAUTH_SCOPE,
      }),
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE),
    }).catch(() => {
      throw new MailTokenError('TOKEN_UNREACHABLE');
    });
    const said = ((await answer.json().catch(() => null)) ?? {}) as Record<string, unknown>;
    const { access_token: token, expires_in: seconds, error } = said;
    if (typeof token !== 'string' || token === '')
      throw new MailTokenError(typeof error === 'string' && /^\w{1,40}$/.test(error) ? error : 'TOKEN_REFUSED');
    this.until = Date.now() + (typeof seconds === 'number' ? seconds : SHORT) * 1_000 - MARGIN;
    return (this.token = token);
  }
}
