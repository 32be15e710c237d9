import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';

/**
 * Quality 5 makes a page a twelfth smaller than quality 4 in the same time. The best quality saves as much again and
 * takes fifty times as long.
 */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

export type Encoding = 'br' | 'gzip' | 'identity';

/** Our encodings, the smallest first. */
const SMALLEST_FIRST: readonly Encoding[] = ['br', 'gzip'];

/** The first of our encodings that an Accept-Encoding header allows. */
export function encodingFor(accepted: string | undefined): Encoding {
  const offers = new Map(accepted?.split(',').map((offer) => weighed(offer)));
  return SMALLEST_FIRST.find((encoding) => offers.get(encoding)) ?? 'identity';
}

/** An encoding of the header, and whether it is allowed: `q=0` means that it is not. */
function weighed(offer: string): [string, boolean] {
  const [name = '', ...parameters] = offer.split(';').map((part) => part.trim().toLowerCase());
  return [name, !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))];
}

/** A body in the given encoding. */
export async function encode(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return promisify(brotliCompress)(body, BROTLI);
  return encoding === 'gzip' ? promisify(gzip)(body) : body;
}

/** The body behind these bytes in the given encoding. */
export async function decode(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return promisify(brotliDecompress)(bytes);
  return encoding === 'gzip' ? promisify(gunzip)(bytes) : bytes;
}
