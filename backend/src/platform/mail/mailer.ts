import { Logger } from '@nestjs/common';
import { createTransport, type Transporter } from 'nodemailer';
import type { Env } from '../../config/env.js';
import { cleanedLine } from '../http/value/text.js';
import { mailHtml, mailText, type MailContent } from './mail-content.js';
import { MailNotSentError, problemOf } from './mail-problems.js';
import { MailTokens, type MailOauth } from './mail-tokens.js';

type SmtpOptions = Extract<Parameters<typeof createTransport>[0], { url?: string; requireTLS?: boolean }>;

/** How long sending a mail may take, in milliseconds. */
const TIME_LIMIT = 20_000;

/** Options of one sending. */
interface Sending {
  /** A permanent name of this mail, by which a mail server or the reader's program recognises a duplicate. */
  id?: string;
  /** Aborted when the result is no longer needed. */
  signal?: AbortSignal;
}

type MailSettings = Pick<Env, 'SMTP_URL' | 'MAIL_FROM' | 'MAIL_BOUNCES_TO' | 'PRODUCT_NAME'> & MailOauth;

/** Sends mail through the configured server (SMTP_URL). */
export class Mailer {
  private readonly logger = new Logger('Mailer');
  private readonly transport: Transporter | undefined;
  private readonly from: string;
  private readonly productName: string;
  private readonly returnTo: string | undefined;

  constructor(
    settings: MailSettings,
    private readonly timeLimit = TIME_LIMIT,
  ) {
    const { SMTP_URL, MAIL_FROM, MAIL_BOUNCES_TO, PRODUCT_NAME } = settings;
    this.from = MAIL_FROM;
    this.returnTo = MAIL_BOUNCES_TO;
    this.productName = PRODUCT_NAME;
    this.transport =
      SMTP_URL === undefined ? undefined : createTransport(transportOptions(SMTP_URL, MailTokens.of(settings)));
  }

  /** Whether a mail server is configured. */
  get configured(): boolean {
    return this.transport !== undefined;
  }

  /**
   * Sends a mail now. Mails that must not be lost are added by `Mails`, which calls this.
   * @throws MailNotSentError unless the server has accepted the mail
   */
  async send(mail: MailContent, { id, signal }: Sending = {}): Promise<void> {
    if (!this.transport) throw new MailNotSentError('unreachable');
    const { to, subject, replyTo, list, calendar } = mail;
    const limit = AbortSignal.timeout(this.timeLimit);
    try {
      await this.transport.sendMail({
        from: this.from,
        to: person(to),
        ...(replyTo ? { replyTo: person(replyTo) } : {}),
        ...(this.returnTo === undefined ? {} : { envelope: { from: this.returnTo, to: to.address } }),
        ...(id === undefined
          ? {}
          : { messageId: `<${id}@${domainOf(this.from)}>`, dsn: notifications(id, to.address) }),
        ...(list
          ? { list: { id: { url: `${list}.${domainOf(this.from)}`, comment: oneLine(this.productName) } } }
          : {}),
        subject: oneLine(subject),
        text: mailText(mail),
        html: mailHtml(mail, this.productName),
        ...(calendar && {
          icalEvent: { filename: calendar.name, method: calendar.method, content: calendar.content },
        }),
        // Prevents automatic replies.
        headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
        signal: signal ? AbortSignal.any([signal, limit]) : limit,
      });
    } catch (error) {
      this.logger.warn(reasonOf(error), 'mail not sent');
      throw new MailNotSentError(problemOf(error));
    }
  }
}

/**
 * Checks the server's greeting and password. Sends nothing.
 * @param patience how long it may take, in milliseconds
 * @returns the problem as a code; undefined without a problem
 */
export async function greetMailServer(url: string, patience: number, tokens?: MailTokens): Promise<string | undefined> {
  const limits = { connectionTimeout: patience, greetingTimeout: patience, socketTimeout: patience };
  const transport = createTransport({ ...transportOptions(url, tokens), ...limits });
  try {
    await transport.verify();
    return undefined;
  } catch (error) {
    return (error as { code?: string }).code ?? 'ERROR';
  } finally {
    transport.close();
  }
}

/** Allows passwords and tokens on an encrypted connection only, unless the address says `?requireTLS=false`. */
function transportOptions(url: string, tokens: MailTokens | undefined): SmtpOptions {
  const { username, password } = URL.canParse(url) ? new URL(url) : { username: '', password: '' };
  const byToken = tokens !== undefined && username !== '' && password === '';
  return {
    url,
    requireTLS: password !== '' || byToken,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(byToken
      ? { auth: { type: 'OAuth2', user: decodeURIComponent(username), provisionCallback: given(tokens) } }
      : {}),
  };
}

/** Gives the library a token when it asks for one. */
const given =
  (tokens: MailTokens) =>
  (_user: string, renew: boolean, done: (error: Error | null, token?: string) => void): void => {
    tokens.current(renew).then(
      (token) => done(null, token),
      (error: Error) => done(error),
    );
  };

/**
 * What a mail server with DSN is asked for: a notification of a failure, with the mail's name and reader but not its
 * text.
 */
const notifications = (id: string, address: string): object => ({
  id,
  return: 'headers',
  notify: 'failure',
  recipient: `rfc822;${address}`,
});

/** What follows the @ of a sender, with a name before the address or without one. */
const domainOf = (sender: string): string => /@([^\s<>@"]+)>?$/.exec(sender)?.[1] ?? 'localhost';

/** A name and address for a mail header, each on one line. */
const person = ({ name, address }: MailContent['to']): MailContent['to'] => ({ name: oneLine(name), address });

/** Line breaks and invisible characters could start another header, or reverse the direction of the text. An emoji stays whole. */
const oneLine = (text: string): string => String(cleanedLine({ value: text.replaceAll('\0', '') }));

/** Why a mail was not sent, without the server's words, which may repeat the address. */
function reasonOf(error: unknown): { code: unknown; responseCode: unknown } {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return { code, responseCode };
}
