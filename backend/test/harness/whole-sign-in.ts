import { decodeJwt } from 'jose';
import { Browser } from './browser.js';

/**
 * Goes the whole way of a sign-in, as the first account that the embedded provider offers.
 * @returns the session's token
 */
export async function wholeSignIn(publicUrl: string, listening: { address: string; port: number }): Promise<string> {
  const browser = new Browser(publicUrl, listening);
  const chooser = await browser.open('/api/v1/auth/google');
  const account = /<button name="account" value="(\d+)">/.exec(chooser.body)?.[1] ?? '';
  const { url } = await browser.submit(chooser.url.href, { account });
  const credential = new URLSearchParams(url.hash.slice(1)).get('credential') ?? '';
  const { email } = decodeJwt(credential);
  const { status, body } = await browser.post('/api/v1/users/login', { email, credential });
  if (status !== 200) throw new Error(`sign-in: ${status} ${url.href} ${body.slice(0, 200)}`);
  return (JSON.parse(body) as { data: { token: string } }).data.token;
}
