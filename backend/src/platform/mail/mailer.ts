import { Logger } from '@nestjs/common';
import { createTransport, type Transporter } from 'nodemailer';
import type { Env } from '../../config/env.js';
import { letterHtml, letterText, type Letter } from './letter.js';

type SmtpOptions = Extract<Parameters<typeof createTransport>[0], { url?: string; requireTLS?: boolean }>;

/** How long sending a mail may take, in milliseconds. Somebody waits for the answer that says whether it was sent. */
const TIME_LIMIT = 8_000;

/** Sends mail through the configured server (SMTP_URL). Without a server, nothing is sent. */
export class Mailer {
  private readonly logger = new Logger('Mailer');
  private readonly transport: Transporter | undefined;
  private readonly from: string;

  constructor(
    { SMTP_URL, MAIL_FROM }: Pick<Env, 'SMTP_URL' | 'MAIL_FROM'>,
    private readonly timeLimit = TIME_LIMIT,
  ) {
    this.from = MAIL_FROM;
    this.transport = SMTP_URL === undefined ? undefined : createTransport(transportOptions(SMTP_URL));
  }

  /** Whether a mail server is configured. */
  get configured(): boolean {
    return this.transport !== undefined;
  }

  /**
   * Sends a letter. Call it after the commit of the change that the letter is about. It never throws: the caller tells
   * the person who asked for it, who can then share the content in another way.
   * @returns whether the server accepted the letter
   */
  async send(letter: Letter): Promise<boolean> {
    if (!this.transport) return false;
    const { to, subject, replyTo } = letter;
    try {
      await this.transport.sendMail({
        from: this.from,
        to: person(to),
        ...(replyTo ? { replyTo: person(replyTo) } : {}),
        subject: oneLine(subject),
        text: letterText(letter),
        html: letterHtml(letter),
        headers: { 'Auto-Submitted': 'auto-generated' },
        signal: AbortSignal.timeout(this.timeLimit),
      });
      return true;
    } catch (error) {
      this.logger.warn(reasonOf(error), 'mail not sent');
      return false;
    }
  }
}

/**
 * Asks the server for its greeting, and whether it takes the password. Sends nothing.
 * @param patience how long it may take, in milliseconds
 * @returns why it does not, as a code; undefined when it does
 */
export async function greetMailServer(url: string, patience: number): Promise<string | undefined> {
  const limits = { connectionTimeout: patience, greetingTimeout: patience, socketTimeout: patience };
  const transport = createTransport({ ...transportOptions(url), ...limits });
  try {
    await transport.verify();
    return undefined;
  } catch (error) {
    return (error as { code?: string }).code ?? 'ERROR';
  } finally {
    transport.close();
  }
}

/** Sends a password through an encrypted connection only, unless the address says `?requireTLS=false`. */
function transportOptions(url: string): SmtpOptions {
  const hasPassword = URL.canParse(url) && new URL(url).password !== '';
  return { url, requireTLS: hasPassword, disableFileAccess: true, disableUrlAccess: true };
}

/** A name and address for a mail header, each on one line. */
const person = ({ name, address }: Letter['to']): Letter['to'] => ({ name: oneLine(name), address });

/** Line breaks and invisible characters could begin a header of their own, or reverse the direction of the text. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\p{Z}]+/gu, ' ').trim();

/** Why a mail was not sent, without the server's words, which may repeat the person's address. */
function reasonOf(error: unknown): { code: unknown; responseCode: unknown } {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return { code, responseCode };
}
