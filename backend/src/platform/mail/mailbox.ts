import type { ImapFlow, ImapFlowOptions } from 'imapflow';
import type { MailTokens } from './mail-tokens.js';
import { mayBeNotification, MOST_BYTES } from './returned-mail.js';

/** The mailbox of MAIL_BOUNCES_URL. */
interface MailboxAddress {
  options: ImapFlowOptions;
  folder: string;
}

/** How to connect to a mailbox. */
export interface Access {
  /** Its address, as MAIL_BOUNCES_URL has it. */
  url: string;
  /** Present if the mail service takes tokens instead of a password. */
  tokens?: MailTokens | undefined;
  /** How long the server may be silent, in milliseconds. */
  patience: number;
  /** Aborted when the result is no longer needed. */
  signal?: AbortSignal;
}

/** A position in a mailbox. The server changes the validity when message numbers start again. */
export interface Place {
  validity: bigint;
  /** The number of the last message that was seen. */
  uid: number;
}

/** The result of a look into a mailbox. */
interface Look {
  /** Messages that may be notifications, oldest first. */
  found: { uid: number; source: Uint8Array }[];
  place: Place;
  /** Whether there are more messages. */
  more: boolean;
}

/** Most messages that one look passes, and most that it reads. */
const MOST_HEADS = 1_000;
const MOST_READ = 100;

/** How many days the first look goes back. Mail servers retry for up to five. */
const FIRST_LOOK = 14;

const DAY = 24 * 60 * 60 * 1_000;

/** Most bytes of one answer of the server, in all and per line. */
const MOST_ANSWER = 4 * 1024 * 1024;

const HEADERS = ['content-type', 'from', 'x-failed-recipients'];

/**
 * The connection settings of a mailbox address. Password and token need an encrypted connection, unless the address
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
 * @throws any error of the server or the connection
 */
async function withMailbox<Result>(
  access: Access,
  readOnly: boolean,
  work: (client: ImapFlow) => Promise<Result>,
): Promise<Result> {
  // Loaded only where a mailbox is read.
  const { ImapFlow } = await import('imapflow');
  const { signal } = access;
  const { options, folder } = await addressOf(access);
  const client = new ImapFlow(options);
  // A broken connection also fails the waiting command.
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

/** Finds notifications among the messages after a position, and changes nothing. */
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

/** Marks messages as read, so that other readers of the mailbox can ignore them. */
export async function markRead(access: Access, uids: readonly number[]): Promise<void> {
  if (uids.length === 0) return;
  await withMailbox(access, false, async (client) => {
    await client.messageFlagsAdd([...uids], ['\\Seen'], { uid: true });
  });
}

/**
 * Checks that the server takes the password and has the mailbox. Changes nothing.
 * @returns the problem as a code; undefined without a problem
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

/**
 * The numbers of the messages after one, or of the last days. A range always contains the last message, even an older
 * one.
 */
async function uidsAfter(client: ImapFlow, after: number | undefined): Promise<number[]> {
  const query = after === undefined ? { since: new Date(Date.now() - FIRST_LOOK * DAY) } : { uid: `${after + 1}:*` };
  const uids = (await client.search(query, { uid: true })) || [];
  return uids.filter((uid) => uid > (after ?? 0)).sort((one, other) => one - other);
}

/** Messages that may be notifications, judged by their headers. */
async function notificationsAmong(client: ImapFlow, uids: number[]): Promise<Set<number>> {
  const found = new Set<number>();
  for await (const { uid, headers } of client.fetch(uids, { uid: true, headers: HEADERS }, { uid: true })) {
    const head = (headers?.toString('latin1') ?? '').replace(/\r?\n[ \t]+/g, ' ');
    const field = (name: string): string => new RegExp(`^${name}:(.*)$`, 'im').exec(head)?.[1]?.trim() ?? '';
    if (mayBeNotification(field('content-type'), field('from'), field('x-failed-recipients'))) found.add(uid);
  }
  return found;
}
