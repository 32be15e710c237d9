import type { Attachment, Email } from 'postal-mime';
import { keysIn } from './message-name.js';

/** A mail server's report about a reader whom it cannot reach. */
interface Unreached {
  /** The reader's addresses: the original one, and the one to which the mail was forwarded. */
  addresses: string[];
  /** The status code of RFC 3463, such as 5.1.1. */
  statusCode: string | null;
  /** The other server's words on one line, without addresses. A stranger's text. */
  reply: string | null;
}

/** A notification that one of our mails was not delivered, and will not be. */
export interface Notification {
  /** The keys that identify the mail; see `messageName`. */
  key: string;
  unreached: Unreached[];
}

/** Most bytes of a notification that are read: the report comes first, the returned mail last. */
export const MOST_BYTES = 128 * 1024;

/** Most lines that are read, because parsing costs by the line. Notifications have a few hundred. */
const MOST_LINES = 2_000;

/** Most characters of the other server's words that are stored. */
const MOST_REPLY = 200;

/** Most readers in one notification. A mail of ours has one. */
const MOST_READERS = 20;

const LIMITS = { maxNestingDepth: 20, maxHeadersSize: 64 * 1024, maxRfc822NestingDepth: 0 };

/**
 * Reads a message that may be a notification: a delivery status notification (RFC 3464), or a server's plain words.
 * Ignores deliveries, delays, and mails that are not ours.
 * @param source the message, or the beginning of it
 */
export async function readNotification(source: Uint8Array): Promise<Notification | undefined> {
  // Loaded only where a mailbox is read.
  const { default: PostalMime } = await import('postal-mime');
  const message = await PostalMime.parse(beginningOf(source), {
    ...LIMITS,
    forceRfc822Attachments: true,
    attachmentEncoding: 'utf8',
  }).catch(() => undefined);
  if (!message) return undefined;
  const report = partOf(message, /^message\/(global-)?delivery-status$/);
  return report === undefined ? readPlain(message) : readReport(message, report);
}

/** The part of a message that is read, in bytes and lines. */
function beginningOf(source: Uint8Array): Uint8Array {
  const read = source.subarray(0, MOST_BYTES);
  let end = -1;
  for (let line = 0; line < MOST_LINES; line++) {
    end = read.indexOf(NEW_LINE, end + 1);
    if (end === -1) return read;
  }
  return read.subarray(0, end);
}

const NEW_LINE = '\n'.charCodeAt(0);

/** Whether a message may be a notification, by its headers. People's mails are not, and stay unread. */
export function mayBeNotification(contentType: string, from: string, failedRecipients: string): boolean {
  if (/^multipart\/report\b[^]*\bdelivery-status\b/i.test(contentType)) return true;
  return failedRecipients !== '' || FROM_A_SERVER.test(from);
}

const FROM_A_SERVER = /(^|[\s<"])(mailer-daemon|postmaster)@/i;

/** The headers and the body of a notification (RFC 3464). */
function readReport(message: Email, report: string): Notification | undefined {
  const [ofMessage = new Map<string, string>(), ...ofReaders] = report
    .split(/\n\s*\n/)
    .filter((block) => block.trim() !== '')
    .map(fieldsOf);
  const returned = partOf(message, /^(message\/(global|rfc822)|(text|message)\/(global|rfc822)-headers)$/) ?? '';
  const answered = [message.inReplyTo, message.references].join(' ');
  const key = keyIn(ofMessage.get('original-envelope-id')) ?? keyIn(namesIn(returned)) ?? keyIn(answered);
  const unreached = ofReaders
    .slice(0, MOST_READERS)
    .filter((fields) => /^failed\b/i.test(fields.get('action') ?? ''))
    .map(unreachedOf);
  return key === undefined || unreached.length === 0 ? undefined : { key, unreached };
}

function unreachedOf(fields: Map<string, string>): Unreached {
  const said = fields.get('diagnostic-code') ?? '';
  const addresses = ['original-recipient', 'final-recipient'].flatMap((name) => addressIn(fields.get(name)));
  return { addresses, statusCode: statusIn(fields.get('status') ?? '') ?? statusIn(said), reply: shown(said) };
}

/** 'rfc822; ana@cocina.example' */
function addressIn(field = ''): string[] {
  const address = field.slice(field.indexOf(';') + 1).trim();
  const bare = /^<(.*)>$/.exec(address)?.[1] ?? address;
  return bare.includes('@') ? [bare] : [];
}

/** The words of a server that is still retrying. */
const STILL_TRIED =
  /\bdelayed\b|not yet been delivered|do not need to resend|(will|to) (be )?retr(y|ied)|still being (tried|retried)/i;

/** Where the returned mail begins in a notification without RFC 3464. */
const MAIL_BEGINS = /^.*(copy of (the|your) message|original message|below this line|mensaje original).*$/im;

/** A server's notification without RFC 3464. It must name the reader, and contain the mail's headers. */
function readPlain(message: Email): Notification | undefined {
  const failed = headerOf(message, 'x-failed-recipients');
  const from = message.from?.address ?? '';
  if (failed === '' && !FROM_A_SERVER.test(from)) return undefined;
  const text = (message.text ?? '').slice(0, MOST_BYTES);
  const words = text.slice(0, MAIL_BEGINS.exec(text)?.index ?? text.length);
  if (STILL_TRIED.test(`${message.subject ?? ''}\n${words}`)) return undefined;
  const returned = partOf(message, /^(message\/rfc822|text\/rfc822-headers)$/) ?? text;
  const key = keyIn(namesIn(returned));
  const addresses = addressesIn(failed === '' ? words : failed);
  if (key === undefined || addresses.length === 0) return undefined;
  const said = lineWithCode(words);
  return { key, unreached: [{ addresses, statusCode: statusIn(said), reply: shown(said) }] };
}

/** Texts that look like an address, up to a maximum. */
const addressesIn = (text: string): string[] =>
  text
    .split(/[\s<>"'(),;[\]]+/)
    .filter((word) => word.length < 320 && word.includes('@'))
    .map((word) => word.replace(/[:.]+$/, '').replace(/^(mailto|rfc822):/i, ''))
    .slice(0, MOST_READERS);

/** The line with the server's error. */
const lineWithCode = (text: string): string =>
  text.split('\n').find((line) => /\b[45]\.\d{1,3}\.\d{1,3}\b|\b5\d\d[ -]/.test(line)) ?? '';

/** The mail's name, if exactly one is named. */
function keyIn(text = ''): string | undefined {
  const [key, another] = keysIn(text, 2);
  return another === undefined ? key : undefined;
}

/** The header lines that name a message. */
const namesIn = (text: string): string =>
  text.match(/^[> \t]*Message-ID:[ \t]*(?:\n[ \t]+)?\S.*$/gim)?.join('\n') ?? '';

const statusIn = (text: string): string | null =>
  /(?<![\d.])[245]\.\d{1,3}\.\d{1,3}(?![\d.])/.exec(text.slice(0, 1_000))?.[0] ?? null;

/** A stranger's words on one line: short, without addresses and links. Null if nothing is left. */
function shown(said: string): string | null {
  const line = said
    .slice(0, 1_000)
    .replace(/^\s*[\w.-]{1,40}\s*;/, '')
    .replace(/https?:\/\/\S*/gi, '…')
    .replace(/\S*@\S*/g, '…')
    .replace(/[\p{C}\p{Z}\s]+/gu, ' ')
    .trim();
  if (!/[\p{L}\p{N}]/u.test(line)) return null;
  return line.length > MOST_REPLY ? `${line.slice(0, MOST_REPLY - 1).trimEnd()}…` : line;
}

/** The fields of one block, each on one line, by lower-case names. */
function fieldsOf(block: string): Map<string, string> {
  const lines = block.replace(/\n[ \t]+/g, ' ').split('\n');
  const fields = new Map<string, string>();
  for (const line of lines) {
    const [, name = '', value = ''] = /^([\w-]{1,60})[ \t]*:(.*)$/.exec(line) ?? [];
    if (name !== '' && !fields.has(name.toLowerCase())) fields.set(name.toLowerCase(), value.trim());
  }
  return fields;
}

/** The text of the first part of this type. */
function partOf({ attachments }: Email, type: RegExp): string | undefined {
  const part = attachments.find(({ mimeType }) => type.test(mimeType));
  return part && textOf(part);
}

const textOf = ({ content }: Attachment): string =>
  (typeof content === 'string' ? content : '').replaceAll('\r\n', '\n');

const headerOf = ({ headers }: Email, name: string): string => headers.find(({ key }) => key === name)?.value ?? '';
