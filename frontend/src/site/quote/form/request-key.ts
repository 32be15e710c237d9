import { asUuid } from '../../../ui/uuid';
import type { QuoteRequestBody } from './quote-request';

/**
 * The key of a form without scripts, which cannot make one. It is made from the text and the day, so that pressing
 * twice is one request there too.
 */
export async function keyOfText(body: QuoteRequestBody, day: string): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify([day, body]));
  return asUuid(new Uint8Array(await crypto.subtle.digest('SHA-256', text)));
}
