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
 * A character outside base64. The class is searched for without a loop: a loop over megabytes keeps each place to come back to,
 * and once V8 optimises no more expressions that ends with a RangeError.
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
  const characters = base64.slice(0, base64.length - padding);
  if (characters === '' || base64.length % 4 !== 0 || STRAY.test(characters)) throw unreadable();
  return Buffer.from(base64, 'base64');
}
