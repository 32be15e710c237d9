import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { Mailer, greetMailServer } from '../src/platform/mail/mailer.js';
import { MailTokens } from '../src/platform/mail/mail-tokens.js';
import { greetMailbox, lookInto } from '../src/platform/mail/mailbox.js';
import type { MailNotSentError } from '../src/platform/mail/mail-problems.js';
import { startMailServer, type MailServer } from './harness/mail-server.js';
import { startMailboxServer, type MailboxServer } from './harness/mailbox-server.js';
import { deliveryStatus } from './harness/notifications.js';
import { startTokenServer, type TokenServer } from './harness/token-server.js';

const USER = 'hola@sobremesa.example';
const MAIL = {
  to: { name: 'Eva Soto', address: 'eva@cocina.example' },
  subject: 'Invitación',
  title: 'Invitación',
  paragraphs: ['Hola.'],
};

let tokens: TokenServer;
let mails: MailServer;
let mailbox: MailboxServer;
/** The one token that the mail server takes; undefined: the newest. */
let taken: string | undefined;

beforeAll(async () => {
  Logger.overrideLogger(false);
  tokens = await startTokenServer();
  mailbox = await startMailboxServer();
  mails = await startMailServer({
    authOptional: false,
    allowInsecureAuth: true,
    authMethods: ['XOAUTH2'],
    onAuth({ username, accessToken }, _session, done) {
      const right = username === USER && accessToken === (taken ?? tokens.issued.at(-1));
      if (right) done(null, { user: username });
      else done(null, { data: { status: '401', schemes: 'bearer', scope: 'mail' } });
    },
  });
});
afterAll(async () => {
  await tokens.close();
  await mailbox.close();
  await mails.close();
});
beforeEach(() => {
  taken = undefined;
  tokens.issued.length = 0;
  mails.received.length = 0;
});

const smtpUrl = (): string => `${mails.url.replace('//', `//${encodeURIComponent(USER)}@`)}?requireTLS=false`;
const mailer = (changes: object = {}): Mailer =>
  new Mailer({
    ...tokens.settings,
    SMTP_URL: smtpUrl(),
    MAIL_FROM: `Sobremesa <${USER}>`,
    PRODUCT_NAME: 'Sobremesa',
    ...changes,
  });
const access = (changes: object = {}): MailTokens => new MailTokens({ ...tokens.settings, ...changes });

describe('a mail service that takes tokens in place of passwords', () => {
  it('gets one token for all mails until it is over', async () => {
    const product = mailer();
    await product.send(MAIL);
    await product.send(MAIL);
    expect(mails.received.map(({ to }) => to)).toEqual([['eva@cocina.example'], ['eva@cocina.example']]);
    expect(tokens.issued).toHaveLength(1);
  });

  it('gets another one when it refuses the first', async () => {
    const product = mailer();
    await product.send(MAIL);
    taken = 'none-of-these';
    await expect(product.send(MAIL)).rejects.toMatchObject({ problem: 'login' });
    expect(tokens.issued).toHaveLength(2);
    taken = undefined;
    await product.send(MAIL);
    expect(mails.received).toHaveLength(2);
  });

  it('is asked for a token where it is not the one of a while ago', async () => {
    const short = await startTokenServer(60);
    const those = new MailTokens(short.settings);
    const given = [await those.current(), await those.current()];
    await short.close();
    expect(given).toEqual(short.issued);
    expect(new Set(given).size).toBe(2);
  });

  it('issues one token for all who ask at the same moment', async () => {
    const those = access();
    const given = await Promise.all([those.current(), those.current(), those.current()]);
    expect(given).toEqual([tokens.issued[0], tokens.issued[0], tokens.issued[0]]);
    expect(tokens.issued).toHaveLength(1);
  });

  it('lets the mailbox of returned mails be read', async () => {
    const those = access();
    mailbox.accept(await those.current());
    mailbox.deliver(deliveryStatus({ messageId: 'uno@sobremesa.example' }));
    const { found } = await lookInto({ url: mailbox.tokenUrl, tokens: those, patience: 60_000 });
    expect(found).toHaveLength(1);
  });

  it('gives the mailbox another token after it refused one', async () => {
    const those = access();
    mailbox.accept('another');
    expect(await greetMailbox(mailbox.tokenUrl, 60_000, those)).toBe('AUTHENTICATIONFAILED');
    const [refused] = tokens.issued;
    const next = await those.current();
    expect(next).not.toBe(refused);
    mailbox.accept(next);
    expect(await greetMailbox(mailbox.tokenUrl, 60_000, those)).toBeUndefined();
  });

  it('says in its own words why it issues none, and nothing is sent', async () => {
    const wrong = { MAIL_OAUTH_CLIENT_SECRET: 'otra' };
    expect(await greetMailbox(mailbox.tokenUrl, 60_000, access(wrong))).toBe('invalid_client');
    expect(await greetMailServer(smtpUrl(), 60_000, access(wrong))).toBe('EAUTH');
    const refusal = await mailer(wrong)
      .send(MAIL)
      .catch((error: unknown) => (error as MailNotSentError).problem);
    expect(refusal).toBe('login');
    const away = { MAIL_OAUTH_TOKEN_URL: 'http://127.0.0.1:1/token' };
    expect(await greetMailbox(mailbox.tokenUrl, 60_000, access(away))).toBe('TOKEN_UNREACHABLE');
    const page = { MAIL_OAUTH_TOKEN_URL: mails.url.replace('smtp:', 'http:') };
    expect(await greetMailbox(mailbox.tokenUrl, 60_000, access(page))).toMatch(/^TOKEN_/);
    expect(mails.received).toEqual([]);
  });

  it('sends no token over a connection that is not encrypted, unless the address says so', async () => {
    const plain = smtpUrl().replace('?requireTLS=false', '');
    expect(await greetMailServer(plain, 60_000, access())).toMatch(/^E/);
    expect(await greetMailServer(smtpUrl(), 60_000, access())).toBeUndefined();
  });

  it('is asked for nothing where the addresses have passwords', async () => {
    expect(MailTokens.of({ MAIL_OAUTH_SCOPE: 'mail' })).toBeUndefined();
    expect(await greetMailbox(mailbox.url, 60_000, access())).toBeUndefined();
    expect(tokens.issued).toEqual([]);
  });
});
