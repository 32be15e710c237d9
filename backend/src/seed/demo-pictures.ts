import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { FilesService, ImageKind } from '../modules/files/index.js';

/** A picture of the demo and what it is used as. */
export interface PictureUse {
  kind: ImageKind;
  file: string;
}

/** Pictures processed at the same time: as many as the cores of the smallest machine, and one being read. */
const AT_ONCE = 3;

const folder = new URL('./pictures/', import.meta.url);

/** Puts the demo's pictures through the upload that everyone's pass. */
export class DemoPictures {
  /** Uploads that no row uses yet, by kind and file. */
  private readonly ready = new Map<string, number>();

  constructor(private readonly files: FilesService) {}

  /** Processes each picture once, so that its later uses only share its files. Reports after each. */
  async processAll(uses: PictureUse[], onProgress: (done: number, total: number) => void): Promise<void> {
    const waiting = [...new Map(uses.map((use) => [keyOf(use), use])).values()];
    const total = waiting.length;
    let done = 0;
    const work = async (): Promise<void> => {
      for (let use = waiting.shift(); use; use = waiting.shift()) {
        this.ready.set(keyOf(use), await this.upload(use));
        onProgress(++done, total);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  }

  /** The id of an image for one use: the one processed before, or a new one that shares its files. */
  async take(kind: ImageKind, file: string): Promise<number> {
    const key = keyOf({ kind, file });
    const ready = this.ready.get(key);
    this.ready.delete(key);
    return ready ?? this.upload({ kind, file });
  }

  private async upload({ kind, file }: PictureUse): Promise<number> {
    const bytes = await readFile(fileURLToPath(new URL(file, folder)));
    return (await this.files.upload(bytes, kind, file)).id;
  }
}

const keyOf = ({ kind, file }: PictureUse): string => `${kind}/${file}`;
