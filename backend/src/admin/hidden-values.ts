import { Env } from '../config/env.js';
import { settingNames } from '../config/setting-names.js';

/** Settings that name no person and no place. Their values are shown. */
const OPEN: readonly (keyof Env)[] = ['NODE_ENV', 'STORAGE', 'LOG_LEVEL', 'BACKUP_CRON'];

/** Shorter values are words of other sentences too. */
const SHORTEST = 4;

/** A setting for others to read: numbers, switches and chosen words. Of any other value, only that it is set. */
export function openValue(env: Env, name: keyof Env): string | undefined {
  const value: unknown = env[name];
  if (value === undefined || (Array.isArray(value) && value.length === 0)) return undefined;
  if (Array.isArray(value)) return `definida (${value.length})`;
  const isOpen = typeof value === 'number' || typeof value === 'boolean' || OPEN.includes(name);
  return isOpen ? `${value as string | number | boolean}` : 'definida';
}

/** Replaces values of settings that name places or people, such as hosts and folders, by the names of the settings. */
export function withoutValues(env: Env): (text: string) => string {
  const usual = new Env();
  const hidden = settingNames()
    .filter((name) => !OPEN.includes(name) && env[name] !== usual[name])
    .flatMap((name) =>
      [env[name]].flat().flatMap((value) => partsOf(value).map((part) => [part, `‹${name}›`] as const)),
    )
    .sort(([one], [other]) => other.length - one.length);
  return (text) => hidden.reduce((rest, [value, name]) => rest.replaceAll(value, name), text);
}

/** A value, and the parts of an address that say where something is or who reaches it. */
function partsOf(value: unknown): string[] {
  if (typeof value !== 'string') return [];
  const { host, hostname, username, password, pathname } = URL.canParse(value)
    ? new URL(value)
    : { host: '', hostname: '', username: '', password: '', pathname: '' };
  const plain = [username, password, pathname.slice(1)].map(decoded);
  return [value, host, hostname, ...plain].filter((part) => part.length >= SHORTEST);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
