import type { Readable } from 'node:stream';
import type { Disk } from 'flydrive';
import { StorageFullError, StorageUnavailableError } from './storage.errors.js';

/** A stored file never changes: its key is made from its content. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/**
 * Where files are kept, with one behaviour for the local folder and S3-compatible stores. Keys are chosen by the
 * modules, never by a client.
 */
export class Storage {
  constructor(private readonly disk: Disk) {}

  /**
   * Stores the whole file or nothing. Storing the same key again is harmless.
   * @throws StorageFullError, StorageUnavailableError
   */
  async put(key: string, bytes: Uint8Array, contentType: string): Promise<void> {
    await reachable(this.disk.put(key, bytes, { contentType, cacheControl: IMMUTABLE, contentLength: bytes.length }));
  }

  /**
   * Length of the file in bytes; undefined when there is none.
   * @throws StorageUnavailableError
   */
  async size(key: string): Promise<number | undefined> {
    return reachable(
      this.disk.getMetaData(key).then(
        ({ contentLength }) => contentLength,
        (error: unknown) => absent(error),
      ),
    );
  }

  /** @throws StorageUnavailableError */
  async exists(key: string): Promise<boolean> {
    return (await this.size(key)) !== undefined;
  }

  /**
   * The file's bytes. The stream fails when the file is removed before it is opened.
   * @throws StorageUnavailableError
   */
  async read(key: string): Promise<Readable> {
    return reachable(this.disk.getStream(key));
  }

  /**
   * Removing what is not there is harmless.
   * @throws StorageUnavailableError
   */
  async remove(key: string): Promise<void> {
    await reachable(this.disk.delete(key));
  }
}

/** Undefined if the error says that there is no such file; throws it otherwise. */
function absent(error: unknown): undefined {
  if (causes(error).some(({ code, $metadata }) => code === 'ENOENT' || $metadata?.httpStatusCode === 404))
    return undefined;
  throw error;
}

async function reachable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    const full = causes(cause).some(({ code }) => code === 'ENOSPC' || code === 'EDQUOT');
    throw full ? new StorageFullError({ cause }) : new StorageUnavailableError({ cause });
  }
}

interface StoreError {
  code?: unknown;
  $metadata?: { httpStatusCode?: number };
  cause?: unknown;
}

/** flydrive wraps what the file system or the S3 client threw. */
function causes(error: unknown): StoreError[] {
  const chain: StoreError[] = [];
  for (
    let link = error as StoreError | undefined;
    link && chain.length < 5;
    link = link.cause as StoreError | undefined
  ) {
    chain.push(link);
  }
  return chain;
}
