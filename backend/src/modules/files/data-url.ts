import {
  FileTooLargeError,
  onField,
  PaperTooLargeError,
  UnreadableImageDataError,
  UnreadablePaperDataError,
} from './files.errors.js';
import { MAX_PAPER_BYTES } from './private-paper.entity.js';

const HEAD = /^data:[\w.+-]{1,50}\/[\w.+-]{1,50};base64,/;

/**
 * What is no letter of base64. A loop over the letters would keep each place to come back to, once V8 has compiled a megabyte of
 * expressions and optimises no more of them: of megabytes that ends with a RangeError.
 */
const STRAY = /[^A-Za-z0-9+/]/;

/** How a kind of file is refused. */
interface Refusals {
  unreadable: () => Error;
  tooLarge: () => Error;
}

/**
 * The bytes of a picture's data URL.
 * @param name name of the file, for the sentence
 * @throws UnreadableImageDataError unless it is strict base64
 * @throws FileTooLargeError
 */
export const pictureBytes = (data: string, maxBytes: number, name: string): Buffer =>
  bytesOf(data, maxBytes, {
    unreadable: () => new UnreadableImageDataError(),
    tooLarge: () => new FileTooLargeError(name),
  });

/**
 * The bytes of a private paper's data URL.
 * @param field of the form
 * @throws UnreadablePaperDataError unless it is strict base64, PaperTooLargeError: with the field
 */
export function paperBytes(data: string, field: string): Buffer {
  try {
    return bytesOf(data, MAX_PAPER_BYTES, {
      unreadable: () => new UnreadablePaperDataError(),
      tooLarge: () => new PaperTooLargeError(),
    });
  } catch (error) {
    throw onField(error, field);
  }
}

/** Its length is checked before anything is decoded. */
function bytesOf(data: string, maxBytes: number, { unreadable, tooLarge }: Refusals): Buffer {
  const head = HEAD.exec(data)?.[0];
  if (head === undefined) throw unreadable();
  const base64 = data.slice(head.length);
  const padding = base64.endsWith('==') ? 2 : base64.endsWith('=') ? 1 : 0;
  if (Math.floor((base64.length * 3) / 4) - padding > maxBytes) throw tooLarge();
  const letters = base64.slice(0, base64.length - padding);
  if (letters === '' || base64.length % 4 !== 0 || STRAY.test(letters)) throw unreadable();
  return Buffer.from(base64, 'base64');
}
