import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ImageFile } from '../../platform/images/process-image.js';
import { IMAGE_KINDS, type ImageKind } from './image.entity.js';

/** The source of the names of an upload's files: equal bytes for the same use share their files. */
export interface ImageContent {
  kind: ImageKind;
  /** SHA-256 of the uploaded bytes, in hexadecimal. */
  hash: string;
}

/** Media types of the files, by the extension of their keys. */
export const MEDIA_TYPES = { webp: 'image/webp', avif: 'image/avif', jpg: 'image/jpeg' } as const;

type Ending = keyof typeof MEDIA_TYPES;

const KEY_HASH = 32;
const KEY = new RegExp(
  `^images/(?:${IMAGE_KINDS.join('|')})/[0-9a-f]{${KEY_HASH}}(?:-portrait)?-[1-9]\\d{0,3}\\.(${Object.keys(MEDIA_TYPES).join('|')})$`,
);

/** Bytes that are hashed in one turn of the event loop: a processor that has no instructions for it takes 3 ms. */
const HASHED_AT_ONCE = 1024 * 1024;

/** Hashes in short turns, so that nobody waits for a large picture's. */
export async function contentOf(bytes: Buffer, kind: ImageKind): Promise<ImageContent> {
  const hash = createHash('sha256');
  for (let at = 0; at < bytes.length; at += HASHED_AT_ONCE) {
    if (at > 0) await nextTurn();
    hash.update(bytes.subarray(at, at + HASHED_AT_ONCE));
  }
  return { kind, hash: hash.digest('hex') };
}

/** A file's key: 'images/header/<half of the hash>-1440.webp', 'images/header/<half of the hash>-portrait-720.webp' */
export function keyOf({ kind, hash }: ImageContent, { width, type, crop }: Omit<ImageFile, 'bytes'>): string {
  const ending = (Object.keys(MEDIA_TYPES) as Ending[]).find((name) => MEDIA_TYPES[name] === type);
  const size = crop ? `${crop}-${width}` : width;
  return `images/${kind}/${hash.slice(0, KEY_HASH)}-${size}.${ending}`;
}

/** The media type of a key of this module. Undefined for any other text. */
export function mediaTypeOf(key: string): string | undefined {
  const ending = KEY.exec(key)?.[1] as Ending | undefined;
  return ending && MEDIA_TYPES[ending];
}
