import type { QuoteRequestBody } from './quote-request';

/** Sixteen bytes as a UUID of version 4. */
function asUuid(bytes: Uint8Array): string {
  const marked = Uint8Array.from(bytes.subarray(0, 16), (byte, at) => {
    if (at === 6) return (byte & 0x0f) | 0x40;
    return at === 8 ? (byte & 0x3f) | 0x80 : byte;
  });
  const hex = Array.from(marked, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** A new key. Not `randomUUID`, which browsers keep from sites without https. */
function newKey(): string {
  return asUuid(crypto.getRandomValues(new Uint8Array(16)));
}

/**
 * Keys for what one form sends: the same text again, after an answer that got lost, has the same key, so that it stays one
 * request; a text that was changed since is another request.
 */
export function createKeys(): (body: QuoteRequestBody) => string {
  let last = { text: '', key: '' };
  return (body) => {
    const text = JSON.stringify(body);
    if (text !== last.text) last = { text, key: newKey() };
    return last.key;
  };
}

/**
 * The key of a form without scripts, which cannot make one up: made from the text and the day, so that pressing twice is
 * one request there too.
 */
export async function keyOfText(body: QuoteRequestBody, day: string): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify([day, body]));
  return asUuid(new Uint8Array(await crypto.subtle.digest('SHA-256', text)));
}
