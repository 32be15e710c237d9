import { createHash } from 'node:crypto';

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

/** Names a sending of a letter for ever, before the @ of its Message-ID. Nobody but its readers knows the key. */
export const messageName = (key: string): string => `carta-${key}`;

const NAME = new RegExp(`(?<![\\w-])carta-(${UUID})(?![\\w-])`, 'gi');

/** The keys of our letters that a text names, at most so many. */
export function keysIn(text: string, most: number): string[] {
  const keys = new Set<string>();
  for (const [, key = ''] of text.matchAll(NAME)) {
    if (keys.size >= most) break;
    keys.add(key.toLowerCase());
  }
  return [...keys];
}

/** Proves later that a letter went to an address, without saying to which. */
export const readerMark = (key: string, address: string): string =>
  createHash('sha256').update(`${key} ${address.trim().toLowerCase()}`).digest('hex');
