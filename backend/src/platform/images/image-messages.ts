import {
  DamagedImageError,
  ImageTooLongError,
  ImageTooSmallError,
  NotAnImageError,
  TooManyPixelsError,
  UnsupportedBmpError,
} from './image.errors.js';
import type { ImageFile, ImageRules, ProcessedImage } from './process-image.js';

// Messages between the server and the process that makes pictures. Each is the head of a frame.

/** The process's file descriptor of their channel. */
export const CHANNEL = 3;

/** A picture to make. Its bytes follow. */
export interface Order {
  id: number;
  rules: ImageRules;
}

/** A picture with its files, whose bytes follow one after the other. */
type Made = Omit<ProcessedImage, 'files'> & { files: (Omit<ImageFile, 'bytes'> & { length: number })[] };

/** Why a picture is refused: the error's name and numbers. */
interface Refusal {
  name: string;
  numbers: number[];
}

/** Messages of the process: loaded, a picture's turn, and its result. */
export type Reply =
  | { ready: true }
  | { id: number; begun: true }
  | { id: number; made: Made }
  | { id: number; refused: Refusal }
  | { id: number; failed: string };

const PLAIN_ERRORS = { NotAnImageError, DamagedImageError, UnsupportedBmpError } as const;

const TYPES: readonly ImageFile['type'][] = ['image/webp', 'image/avif', 'image/jpeg'];

/** The message about a picture that could not be made. */
export function replyTo(error: unknown): { refused: Refusal } | { failed: string } {
  const refused = (numbers: number[] = []) => ({ refused: { name: (error as Error).name, numbers } });
  if (error instanceof TooManyPixelsError) return refused([error.maxPixels]);
  if (error instanceof ImageTooSmallError) return refused([error.minWidth, error.minHeight]);
  if (error instanceof ImageTooLongError) return refused([error.keptWidth, error.keptHeight]);
  if (Object.values(PLAIN_ERRORS).some((kind) => error instanceof kind)) return refused();
  return { failed: error instanceof Error ? error.message : String(error) };
}

/** The error that was given to `replyTo`. */
export function errorOf({ name, numbers: [first = 0, second = 0] }: Refusal): Error {
  if (name === 'TooManyPixelsError') return new TooManyPixelsError(first);
  if (name === 'ImageTooSmallError') return new ImageTooSmallError(first, second);
  if (name === 'ImageTooLongError') return new ImageTooLongError(first, second);
  if (Object.hasOwn(PLAIN_ERRORS, name)) return new PLAIN_ERRORS[name as keyof typeof PLAIN_ERRORS]();
  return new Error(`the process that makes pictures refused one: ${name}`);
}

/** The head and bodies of a finished picture. */
export function saidOf({ files, ...picture }: ProcessedImage): { made: Made; bodies: Buffer[] } {
  const heads = files.map(({ bytes, ...file }) => ({ ...file, length: bytes.length }));
  return { made: { ...picture, files: heads }, bodies: files.map(({ bytes }) => bytes) };
}

/**
 * The finished picture. The process decodes hostile uploads, so its message is checked before it becomes names in the
 * store.
 * @throws Error unless it describes a picture whose files are as long as the body
 */
export function pictureOf({ width, height, placeholder, files }: Made, body: Buffer): ProcessedImage {
  const lengths = files.reduce((sum, { length }) => sum + length, 0);
  const isSound =
    [width, height, ...files.flatMap((file) => [file.width, file.length])].every(isCount) &&
    /^#[0-9a-f]{6}$/.test(placeholder) &&
    files.every(({ type, crop }) => TYPES.includes(type) && (crop === undefined || crop === 'portrait')) &&
    lengths === body.length;
  if (!isSound) throw new Error('what was said of a picture is not sound');
  let at = 0;
  const made = files.map(({ length, ...file }): ImageFile => {
    const bytes = body.subarray(at, (at += length));
    return { width: file.width, type: file.type, ...(file.crop && { crop: file.crop }), bytes };
  });
  return { width, height, placeholder, files: made };
}

const isCount = (value: number): boolean => Number.isSafeInteger(value) && value > 0;
