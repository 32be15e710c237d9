import { asUuid, newUuid } from '../../../ui/uuid';
import type { QuoteRequestBody } from './quote-request';

/**
 * Keys for the requests of one form. The same text sent again, after a lost answer, has the same key and stays one
 * request. A changed text is another request.
 */
export function createKeys(): (body: QuoteRequestBody) => string {
  let last = { text: '', key: '' };
  return (body) => {
    const text = JSON.stringify(body);
    if (text !== last.text) last = { text, key: newUuid() };
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
