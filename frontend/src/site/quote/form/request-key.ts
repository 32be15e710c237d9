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

/** A new key. Browsers offer `randomUUID` only with https, so it is not used. */
function newKey(): string {
  return asUuid(crypto.getRandomValues(new Uint8Array(16)));
}

/**
 * Keys for the requests of one form. The same text sent again, after a lost answer, has the same key and stays one
 * request. A changed text is another request.
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
 * The key of a form without scripts, which cannot make one. It is made from the text and the day, so that pressing
 * twice is one request there too.
 */
export async function keyOfText(body: QuoteRequestBody, day: string): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify([day, body]));
  return asUuid(new Uint8Array(await crypto.subtle.digest('SHA-256', text)));
}
