import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Env } from '../config/env.js';
import { makeFolder } from '../platform/start/make-folder.js';
import { StartError } from '../platform/start/start-error.js';
import { openBackupBucket } from '../platform/storage/storage.module.js';
import type { Storage } from '../platform/storage/storage.js';
import { changed, damaged, readChecksums, sumOf } from './checksums.js';
import { CHECKSUMS, MANIFEST, PARTIAL } from './format.js';

/** Backups that the product made by itself, and no other folder. They sort by the time at which they were made. */
const NAME = /^sobremesa-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}-\d{3}Z$/;

/** The name of a backup that is made now. It has milliseconds: two backups in one second are two. */
export const nameAt = (now: Date): string => `sobremesa-${now.toISOString().replaceAll(/[:.]/g, '-')}`;

/** When the backup of this name was made. */
export const madeAt = (name: string): Date =>
  new Date(name.replace(/^sobremesa-([\d-]+T)(\d\d)-(\d\d)-(\d\d)-(\d\d\dZ)$/, '$1$2:$3:$4.$5'));

/** Where backups are kept: a folder, or a bucket. */
export interface BackupPlace {
  /** How people call it. */
  readonly title: string;
  /** Folder in which a backup is made before it is kept. */
  readonly workplace: string;
  /** The whole backups, oldest first. */
  names(): Promise<string[]>;
  /** Keeps a backup that was made in the workplace. It gets its name when all of it is there and reads as written. */
  keep(made: string, name: string): Promise<void>;
  /** Puts a backup into a folder that does not exist yet. */
  fetch(name: string, folder: string): Promise<void>;
  remove(name: string): Promise<void>;
  /** Removes what is left of backups that did not arrive whole, or that were not removed whole. */
  removeUnfinished(): Promise<void>;
}

/** The place of the settings. */
export const backupPlace = async (env: Env): Promise<BackupPlace> =>
  env.BACKUP_S3_BUCKET === undefined
    ? new FolderPlace(env.BACKUP_DIR)
    : new BucketPlace(await openBackupBucket(env), env.BACKUP_S3_BUCKET, env.BACKUP_DIR);

class FolderPlace implements BackupPlace {
  readonly workplace: string;

  constructor(private readonly folder: string) {
    this.workplace = folder;
  }

  get title(): string {
    return `la carpeta ${this.folder}`;
  }

  async names(): Promise<string[]> {
    const found = await readdir(this.folder).catch(() => []);
    return found.filter((name) => NAME.test(name)).sort();
  }

  keep(made: string, name: string): Promise<void> {
    return rename(made, join(this.folder, name));
  }

  async fetch(name: string, folder: string): Promise<void> {
    const { cp } = await import('node:fs/promises');
    await cp(join(this.folder, name), folder, { recursive: true });
  }

  async remove(name: string): Promise<void> {
    // Half of a backup that is being removed must not look like a whole one.
    const leaving = join(this.folder, `.${name}`);
    await rename(join(this.folder, name), leaving);
    await rm(leaving, { recursive: true });
  }

  /** They are in the workplace, which is this folder. */
  removeUnfinished(): Promise<void> {
    return cleanWorkplace(this);
  }
}

/** Backups in a bucket lie below this key. */
const PREFIX = 'backups';

class BucketPlace implements BackupPlace {
  constructor(
    private readonly bucket: Storage,
    private readonly name: string,
    readonly workplace: string,
  ) {}

  get title(): string {
    return `el bucket ${this.name}`;
  }

  async names(): Promise<string[]> {
    const { whole } = await this.found();
    return whole.sort();
  }

  /** Names of the backups whose manifest has arrived, and of the others. */
  private async found(): Promise<{ whole: string[]; unfinished: string[] }> {
    const whole: string[] = [];
    const unfinished: string[] = [];
    for (const name of await this.bucket.foldersIn(PREFIX)) {
      if (!NAME.test(name)) continue;
      ((await this.bucket.exists(this.keyOf(name, MANIFEST))) ? whole : unfinished).push(name);
    }
    return { whole, unfinished };
  }

  /** The manifest arrives last: without it there is no backup of this name. */
  async keep(made: string, name: string): Promise<void> {
    const sums = (await readChecksums(made)) ?? new Map<string, string>();
    for (const [path, sum] of sums) {
      await this.bucket.putFile(this.keyOf(name, path), join(made, path));
      if ((await sumOf(await this.bucket.read(this.keyOf(name, path)))) !== sum)
        throw new StartError(damaged(name, changed(path)));
    }
    for (const path of [CHECKSUMS, MANIFEST]) await this.bucket.putFile(this.keyOf(name, path), join(made, path));
    await rm(made, { recursive: true });
  }

  async fetch(name: string, folder: string): Promise<void> {
    const prefix = this.keyOf(name, '');
    for await (const key of this.bucket.keysIn(prefix.slice(0, -1))) {
      const file = join(folder, key.slice(prefix.length));
      // Anyone who writes into the bucket must not write anywhere else on this machine.
      if (!file.startsWith(join(folder, '/'))) throw new StartError(damaged(name, `sobra ${key}`));
      makeFolder(dirname(file));
      await pipeline(await this.bucket.read(key), createWriteStream(file, { mode: 0o600 }));
    }
  }

  async remove(name: string): Promise<void> {
    await this.bucket.remove(this.keyOf(name, MANIFEST));
    await this.removeFiles(name);
  }

  async removeUnfinished(): Promise<void> {
    const { unfinished } = await this.found();
    for (const name of unfinished) await this.removeFiles(name);
  }

  private async removeFiles(name: string): Promise<void> {
    const rest: string[] = [];
    for await (const key of this.bucket.keysIn(this.keyOf(name, '').slice(0, -1))) rest.push(key);
    for (const key of rest) await this.bucket.remove(key);
  }

  private readonly keyOf = (name: string, path: string): string => `${PREFIX}/${name}/${path}`;
}

/** Whether a folder is one of a backup that is being made or removed: '.sobremesa-…' or '.sobremesa-….partial'. */
const isUnfinished = (name: string): boolean =>
  name.startsWith('.') && NAME.test(name.slice(1).replace(new RegExp(`\\${PARTIAL}$`), ''));

/** Makes the folder in which backups are made, and removes what a process that died left there. */
export async function cleanWorkplace({ workplace }: BackupPlace): Promise<void> {
  await mkdir(workplace, { recursive: true, mode: 0o700 });
  const left = (await readdir(workplace)).filter(isUnfinished);
  for (const name of left) await rm(join(workplace, name), { recursive: true, force: true });
}
