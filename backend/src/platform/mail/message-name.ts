import { createHash } from 'node:crypto';

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

/** A permanent name of a sending: the part before the @ of its Message-ID. Only its readers know the key. */
export const messageName = (key: string): string => `carta-${key}`;

const NAME = new RegExp(`(?<![\\w-])carta-(${UUID})(?![\\w-])`, 'gi');

/** The keys of our mails in a text, up to a maximum. */
export function keysIn(text: string, most: number): string[] {
  const keys = new Set<string>();
  for (const [, key = ''] of text.matchAll(NAME)) {
    if (keys.size >= most) break;
    keys.add(key.toLowerCase());
  }
  return [...keys];
}

/** A mark that later proves that a mail went to an address, without containing the address. */
export const readerMark = (key: string, address: string): string =>
  createHash('sha256').update(`${key} ${address.trim().toLowerCase()}`).digest('hex');
