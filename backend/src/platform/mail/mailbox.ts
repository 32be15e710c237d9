import type { ImapFlow, ImapFlowOptions } from 'imapflow';
import type { MailTokens } from './mail-tokens.js';
import { mayBeNotification, MOST_BYTES } from './returned-mail.js';

/** A mailbox as MAIL_BOUNCES_URL names it. */
interface MailboxAddress {
  options: ImapFlowOptions;
  folder: string;
}

/** How a mailbox is reached. */
export interface Access {
  /** Its address, as MAIL_BOUNCES_URL has it. */
  url: string;
  /** Where the mail service takes tokens in place of a password. */
  tokens?: MailTokens | undefined;
  /** How long the server may be silent, in milliseconds. */
  patience: number;
  /** Aborted when nobody waits for it any more. */
  signal?: AbortSignal;
}

/** Where one was in a mailbox: the numbers of its messages begin anew when its server says so. */
export interface Place {
  validity: bigint;
  /** The number of the last message that was looked at. */
  uid: number;
}

/** What a look into a mailbox found. */
export interface Look {
  /** Messages that may be notifications, oldest first. */
  found: { uid: number; source: Uint8Array }[];
  place: Place;
  /** Whether there is more to look at. */
  more: boolean;
}

/** How many messages one look passes, and how many of them it reads. */
const MOST_HEADS = 1_000;
const MOST_READ = 100;

/** How far one looks back when one looks for the first time, in days: mail systems try for up to five. */
const FIRST_LOOK = 14;

const DAY = 24 * 60 * 60 * 1_000;

/** The most that one answer of the server may have in bytes, in all and on a line. */
const MOST_ANSWER = 4 * 1024 * 1024;

const HEADERS = ['content-type', 'from', 'x-failed-recipients'];

/**
 * What an address of a mailbox says: the password or token travels through an encrypted connection only, unless the address
 * says `?requireTLS=false`.
 * @throws MailTokenError
 */
async function addressOf({ url, patience, tokens }: Access): Promise<MailboxAddress> {
  const { protocol, hostname, port, username, password, pathname, searchParams } = new URL(url);
  const secure = protocol === 'imaps:';
  const user = decodeURIComponent(username);
  return {
    options: {
      host: hostname.replace(/^\[|\]$/g, ''),
      port: Number(port) || (secure ? 993 : 143),
      secure,
      ...(secure ? {} : { doSTARTTLS: searchParams.get('requireTLS') !== 'false' }),
      auth:
        tokens && password === ''
          ? { user, accessToken: await tokens.current() }
          : { user, pass: decodeURIComponent(password) },
      logger: false,
      disableAutoIdle: true,
      connectionTimeout: patience,
      greetingTimeout: patience,
      socketTimeout: patience,
      maxLineLength: MOST_ANSWER,
      maxLiteralSize: MOST_ANSWER,
      maxResponseSize: 2 * MOST_ANSWER,
    },
    folder: decodeURIComponent(pathname.slice(1)) || 'INBOX',
  };
}

/**
 * Works with an open mailbox.
 * @throws whatever the server or the connection has against it
 */
async function withMailbox<Result>(
  access: Access,
  readOnly: boolean,
  work: (client: ImapFlow) => Promise<Result>,
): Promise<Result> {
  // Only who reads a mailbox loads it.
  const { ImapFlow } = await import('imapflow');
  const { signal } = access;
  const { options, folder } = await addressOf(access);
  const client = new ImapFlow(options);
  // What breaks the connection fails the command that waits for it, too.
  client.on('error', () => undefined);
  const leave = (): void => client.close();
  signal?.addEventListener('abort', leave);
  try {
    signal?.throwIfAborted();
    await client.connect();
    await client.mailboxOpen(folder, { readOnly });
    return await work(client);
  } catch (error) {
    if ((error as { authenticationFailed?: boolean }).authenticationFailed) access.tokens?.forget();
    throw error;
  } finally {
    signal?.removeEventListener('abort', leave);
    if (client.usable) await client.logout().catch(leave);
    client.close();
  }
}

/** Looks for notifications among the messages that came after a place, and changes nothing. */
export function lookInto(access: Access, last?: Place): Promise<Look> {
  return withMailbox(access, true, async (client) => {
    const validity = client.mailbox ? client.mailbox.uidValidity : 0n;
    const after = last?.validity === validity ? last.uid : undefined;
    const uids = await uidsAfter(client, after);
    const passed: number[] = [];
    const found: Look['found'] = [];
    const heads = uids.slice(0, MOST_HEADS);
    const notifications = heads.length > 0 ? await notificationsAmong(client, heads) : new Set<number>();
    for (const uid of heads) {
      if (found.length === MOST_READ) break;
      passed.push(uid);
      if (!notifications.has(uid)) continue;
      const message = await client.fetchOne(uid, { source: { start: 0, maxLength: MOST_BYTES } }, { uid: true });
      if (message && message.source) found.push({ uid, source: message.source });
    }
    return { found, place: { validity, uid: passed.at(-1) ?? after ?? 0 }, more: passed.length < uids.length };
  });
}

/** Marks messages as read, so that nobody who shares the mailbox has to. */
export async function markRead(access: Access, uids: readonly number[]): Promise<void> {
  if (uids.length === 0) return;
  await withMailbox(access, false, async (client) => {
    await client.messageFlagsAdd([...uids], ['\\Seen'], { uid: true });
  });
}

/**
 * Asks the server whether it takes the password and has the mailbox. Changes nothing.
 * @returns why it does not, as a code; undefined when it does
 */
export async function greetMailbox(url: string, patience: number, tokens?: MailTokens): Promise<string | undefined> {
  try {
    await withMailbox({ url, patience, tokens, signal: AbortSignal.timeout(patience) }, true, () => Promise.resolve());
    return undefined;
  } catch (error) {
    return mailboxRefusal(error);
  }
}

/** Why a mailbox cannot be read, as a code without anybody's words. */
export function mailboxRefusal(error: unknown): string {
  const { authenticationFailed, serverResponseCode, code } = (error ?? {}) as {
    authenticationFailed?: boolean;
    serverResponseCode?: string;
    code?: string;
  };
  if (authenticationFailed) return 'AUTHENTICATIONFAILED';
  return [serverResponseCode, code].find((text) => typeof text === 'string' && /^\w{1,40}$/.test(text)) ?? 'ERROR';
}

/** The numbers of the messages after one, or of those of the last days. A range always has the last message, also an older one. */
async function uidsAfter(client: ImapFlow, after: number | undefined): Promise<number[]> {
  const query = after === undefined ? { since: new Date(Date.now() - FIRST_LOOK * DAY) } : { uid: `${after + 1}:*` };
  const uids = (await client.search(query, { uid: true })) || [];
  return uids.filter((uid) => uid > (after ?? 0)).sort((one, other) => one - other);
}

/** Which of these messages may be notifications, by their heads. */
async function notificationsAmong(client: ImapFlow, uids: number[]): Promise<Set<number>> {
  const found = new Set<number>();
  for await (const { uid, headers } of client.fetch(uids, { uid: true, headers: HEADERS }, { uid: true })) {
    const head = (headers?.toString('latin1') ?? '').replace(/\r?\n[ \t]+/g, ' ');
    const field = (name: string): string => new RegExp(`^${name}:(.*)$`, 'im').exec(head)?.[1]?.trim() ?? '';
    if (mayBeNotification(field('content-type'), field('from'), field('x-failed-recipients'))) found.add(uid);
  }
  return found;
}
