import { NotAPdfFieldError } from './files.errors.js';

/** What a browser puts before a PDF in base64. */
const HEAD = 'data:application/pdf;base64,';

/** What is no letter of base64: looked for in megabytes, it takes no way back. */
const STRAY = /[^A-Za-z0-9+/]/;

/**
 * The bytes of a PDF as a form sends it in its field `data`. Whether they are one is seen when it is opened.
 * @throws NotAPdfFieldError unless it is a data URL in strict base64
 */
export function bytesOfPdf(data: string): Buffer {
  const base64 = data.slice(HEAD.length).replace(/={1,2}$/, '');
  if (!data.startsWith(HEAD) || base64 === '' || STRAY.test(base64)) throw new NotAPdfFieldError();
  return Buffer.from(base64, 'base64');
}
