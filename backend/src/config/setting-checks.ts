import { isIP } from 'node:net';
import { isEmail, ValidateBy } from 'class-validator';
import { CronExpressionParser } from 'cron-parser';

/** Checks a setting with a function. What the setting must be is said in .env.example. */
export const Satisfies = (check: (value: unknown) => boolean): PropertyDecorator =>
  ValidateBy({ name: check.name, validator: { validate: (value: unknown) => check(value) } });

const urlOf = (value: unknown): URL | undefined =>
  typeof value === 'string' && URL.canParse(value) ? new URL(value) : undefined;

/** An http(s) address to which paths are added: without query, fragment and password. */
export function isWebAddress(value: unknown): boolean {
  const url = urlOf(value);
  return url !== undefined && /^https?:$/.test(url.protocol) && url.search + url.hash + url.username === '';
}

/** An http(s) address of a host, and nothing below it. */
export const isOrigin = (value: unknown): boolean => isWebAddress(value) && urlOf(value)?.pathname === '/';

/** A path of this server, or an address in front of a store. */
export const isPlaceOfFiles = (value: unknown): boolean => value === '/files' || isWebAddress(value);

/**
 * The address of a PostgreSQL server. Every % in it must begin an encoded character, because the driver fails on any
 * other.
 */
export function isDatabaseUrl(value: unknown): boolean {
  const url = urlOf(value);
  if (!url || !/^postgres(ql)?:$/.test(url.protocol) || (url.hostname === '' && url.pathname.length < 2)) return false;
  return isDecodable(url.href);
}

/** Whether a secret was copied from an example and never replaced. */
export const isPlaceholder = (secret: string): boolean => /change|cambia|ejemplo|example|your[-_ ]/i.test(secret);

/** Passwords that are tried first. */
const TRIED_FIRST = ['postgres', 'password', 'sobremesa', 'secret', 'admin', 'root', 'test', '123456', '12345678'];

/** Hosts that only this machine reaches: its own names, and a socket, which is a path. */
const THIS_MACHINE = /^$|^\/|^localhost$|^127(\.\d+){3}$|^\[?::1\]?$/i;

/**
 * Whether a database of another machine has a password that somebody could guess. One that only this machine reaches
 * may keep what its installation gave it.
 */
export function hasGuessablePassword(databaseUrl: string): boolean {
  const { hostname, username, password } = new URL(databaseUrl);
  const secret = decodeURIComponent(password).toLowerCase();
  if (secret === '' || THIS_MACHINE.test(decodeURIComponent(hostname))) return false;
  return isPlaceholder(secret) || [...TRIED_FIRST, decodeURIComponent(username).toLowerCase()].includes(secret);
}

/** Five fields that say when something happens, as the queue reads them. */
export function isCron(value: unknown): boolean {
  if (typeof value !== 'string' || value.trim().split(/\s+/).length !== 5) return false;
  try {
    CronExpressionParser.parse(value);
    return true;
  } catch {
    return false;
  }
}

/** Headers as OpenTelemetry's settings have them: a name and a percent-encoded value each. */
export const isHeaderList = (value: unknown): boolean => Array.isArray(value) && value.every(isHeader);

const isHeader = (pair: unknown): boolean =>
  typeof pair === 'string' && /^[\w!#$&'*+.^`|~-]+\s*=\s*(?:[^%\s]|%[2-7][\da-f])*$/i.test(pair);

/** The address of a mail server. */
export function isMailServer(value: unknown): boolean {
  const url = urlOf(value);
  return url !== undefined && /^smtps?:$/.test(url.protocol) && url.hostname !== '';
}

/** Where tokens are issued: over https, or on this machine. */
export const isTokenAddress = (value: unknown): boolean =>
  isWebAddress(value) && (urlOf(value)?.protocol === 'https:' || THIS_MACHINE.test(urlOf(value)?.hostname ?? ''));

/** A folder of a mailbox that is read by IMAP, with the name for it, and the password where it has one. */
export function isMailbox(value: unknown): boolean {
  const url = urlOf(value);
  if (!url || !/^imaps?:$/.test(url.protocol) || url.hostname === '' || url.username === '') return false;
  return [url.username, url.password, url.pathname].every(isDecodable);
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** An address alone, on one line. */
export const isAddress = (value: unknown): boolean => typeof value === 'string' && isEmail(value);

/** An address, or a name with an address in angle brackets, on one line. */
export const isSender = (value: unknown): boolean =>
  typeof value === 'string' && /^(?:[^<>\r\n]*<[^\s<>@"]+@[^\s<>@"]+>|[^\s<>@"]+@[^\s<>@"]+)$/.test(value);

const NAMED_PROXIES = ['loopback', 'linklocal', 'uniquelocal'];

/** false, a number of hops, or what the server knows as proxies: addresses, ranges of them, and its names for some. */
export const isTrustedProxies = (value: unknown): boolean =>
  value === false || typeof value === 'number' || (typeof value === 'string' && value.split(',').every(isProxy));

function isProxy(text: string): boolean {
  const [address = '', range, ...more] = text.trim().split('/');
  if (more.length > 0) return false;
  const family = isIP(address);
  if (range === undefined) return family !== 0 || NAMED_PROXIES.includes(address);
  const bits = family === 4 ? 32 : 128;
  const isPrefix = /^\d{1,3}$/.test(range) && Number(range) > 0 && Number(range) <= bits;
  return family !== 0 && (isPrefix || (family === 4 && isIP(range) === 4));
}
