import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Quality 4 is within some percent of the best ratio at a tenth of its time. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

export type PageEncoding = 'br' | 'gzip' | 'identity';

/** The best encoding of ours that an Accept-Encoding header allows. */
export function encodingFor(accepted: string | undefined): PageEncoding {
  const offers = new Map(accepted?.split(',').map((offer) => weighed(offer)));
  if (offers.get('br')) return 'br';
  return offers.get('gzip') ? 'gzip' : 'identity';
}

/** One offer of the header with whether it is wanted: `q=0` means it is not. */
function weighed(offer: string): [string, boolean] {
  const [name = '', ...parameters] = offer.split(';').map((part) => part.trim().toLowerCase());
  return [name, !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))];
}

/** A page in the given encoding. */
export async function encodePage(html: string, encoding: PageEncoding): Promise<string | Buffer> {
  if (encoding === 'br') return promisify(brotliCompress)(html, BROTLI);
  return encoding === 'gzip' ? promisify(gzip)(html) : html;
}
