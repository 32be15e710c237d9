import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { Disk } from 'flydrive';
import { StorageFullError, StorageUnavailableError } from './storage.errors.js';

/** A stored file never changes: its key is a hash of its content. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Stores files, in a local folder or an S3-compatible store alike. Modules choose the keys, never a client. */
export class Storage {
  constructor(private readonly disk: Disk) {}

  /**
   * Stores the whole file or nothing. Storing the same key again changes nothing.
   * @throws StorageFullError, StorageUnavailableError
   */
  async put(key: string, bytes: Uint8Array, contentType: string): Promise<void> {
    await reachable(this.disk.put(key, bytes, { contentType, cacheControl: IMMUTABLE, contentLength: bytes.length }));
  }

  /**
   * Length of the file in bytes. Undefined when there is no such file.
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
   * The keys of all files below a folder, such as 'images', in no particular order. None when there is no such folder.
   * @throws StorageUnavailableError
   */
  async *keysIn(folder: string): AsyncGenerator<string> {
    let next: string | undefined;
    do {
      const page = await reachable(
        this.disk.listAll(`${folder}/`, { recursive: true, paginationToken: next }).catch((error: unknown) => {
          absent(error);
          return { objects: [], paginationToken: undefined };
        }),
      );
      for (const object of page.objects) if (object.isFile) yield object.key;
      next = page.paginationToken;
    } while (next !== undefined);
  }

  /**
   * The names of the folders below a folder.
   * @throws StorageUnavailableError
   */
  async foldersIn(folder: string): Promise<string[]> {
    const found: string[] = [];
    let next: string | undefined;
    do {
      const page = await reachable(this.disk.listAll(`${folder}/`, { paginationToken: next }));
      for (const object of page.objects) if (object.isDirectory) found.push(object.name);
      next = page.paginationToken;
    } while (next !== undefined);
    return found;
  }

  /**
   * Stores a file of this machine, of any size.
   * @throws StorageFullError, StorageUnavailableError
   */
  async putFile(key: string, path: string): Promise<void> {
    const { size } = await stat(path);
    await reachable(this.disk.copyFromFs(path, key, { contentLength: size }));
  }

  /**
   * Removes a file. Does nothing when it is not there.
   * @throws StorageUnavailableError
   */
  async remove(key: string): Promise<void> {
    await reachable(this.disk.delete(key));
  }
}

/** Returns undefined if the error says that there is no such file. Otherwise throws it. */
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

/** The error and its causes: flydrive wraps the error of the file system or of the S3 client. */
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
