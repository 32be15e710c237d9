import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { FSDriver } from 'flydrive/drivers/fs';

const UNFINISHED = '.unfinished';
const ABANDONED_AFTER_MS = 60 * 60 * 1000;

/**
 * flydrive's local driver, but a file gets its name only when all of it is on the disk. A full disk or a killed process
 * leaves no half picture behind.
 */
export class AtomicFsDriver extends FSDriver {
  constructor(private readonly root: string) {
    super({ location: root, visibility: 'public' });
  }

  override async put(key: string, contents: string | Uint8Array): Promise<void> {
    const unfinished = join(this.root, UNFINISHED, randomUUID());
    const target = join(this.root, key);
    try {
      await mkdir(dirname(unfinished), { recursive: true });
      await writeFile(unfinished, contents, { flush: true });
      await mkdir(dirname(target), { recursive: true });
      await rename(unfinished, target);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  }

  /** Removes what a killed process left unfinished. A younger file may be another process's work in progress. */
  async removeAbandoned(): Promise<void> {
    const folder = join(this.root, UNFINISHED);
    for (const name of await readdir(folder).catch(() => [])) {
      const file = join(folder, name);
      const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Infinity }));
      if (mtimeMs < Date.now() - ABANDONED_AFTER_MS) await rm(file, { force: true });
    }
  }
}
