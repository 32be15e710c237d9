import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FilesService, ImageKind } from '../modules/files/index.js';
import { CODE_FOLDER } from '../platform/code-folder.js';

/** A picture of the demo and its use. */
export interface PictureUse {
  kind: ImageKind;
  file: string;
}

/** Pictures processed at the same time: one for each core of the smallest machine, and one more that is being read. */
const AT_ONCE = 3;

const folder = join(CODE_FOLDER, 'seed/pictures');

/** Sends the demo's pictures through the same upload as everyone's. */
export class DemoPictures {
  /** Uploads that no row uses yet, by kind and file. */
  private readonly ready = new Map<string, number>();

  constructor(private readonly files: FilesService) {}

  /** Processes each picture once; its later uses share its files. Reports after each picture. */
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

  /** The id of an image for one use: the image processed before, or a new one that shares its files. */
  async take(kind: ImageKind, file: string): Promise<number> {
    const key = keyOf({ kind, file });
    const ready = this.ready.get(key);
    this.ready.delete(key);
    return ready ?? this.upload({ kind, file });
  }

  private async upload({ kind, file }: PictureUse): Promise<number> {
    const bytes = await readFile(join(folder, file));
    return (await this.files.upload(bytes, kind, file)).id;
  }
}

const keyOf = ({ kind, file }: PictureUse): string => `${kind}/${file}`;
