import { FileTooLargeError, UnreadableImageDataError } from './files.errors.js';

const HEAD = /^data:[\w.+-]{1,50}\/[\w.+-]{1,50};base64,/;
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

/**
 * The bytes of a data URL. Its length is checked before anything is decoded.
 * @param name name of the file, for the sentence
 * @throws UnreadableImageDataError unless it is strict base64
 * @throws FileTooLargeError
 */
export function bytesOfDataUrl(data: string, maxBytes: number, name: string): Buffer {
  const head = HEAD.exec(data)?.[0];
  if (head === undefined) throw new UnreadableImageDataError();
  const base64 = data.slice(head.length);
  if (decodedLength(base64) > maxBytes) throw new FileTooLargeError(name);
  if (base64.length % 4 !== 0 || !BASE64.test(base64)) throw new UnreadableImageDataError();
  return Buffer.from(base64, 'base64');
}

function decodedLength(base64: string): number {
  const padding = base64.endsWith('==') ? 2 : base64.endsWith('=') ? 1 : 0;
  return Math.floor((base64.length * 3) / 4) - padding;
}
