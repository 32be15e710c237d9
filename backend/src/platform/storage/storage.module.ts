import { join } from 'node:path';
import { Global, Module } from '@nestjs/common';
import { Disk } from 'flydrive';
import type { DriverContract as Driver } from 'flydrive/types';
import { Env } from '../../config/env.js';
import { makeFolder } from '../start/make-folder.js';
import { AtomicFsDriver } from './atomic-fs-driver.js';
import type { BucketSettings } from './bucket.js';
import { Storage } from './storage.js';

/** Time limit for uploading a backup's file to the bucket, in milliseconds. */
const BACKUP_TIMEOUT_MS = 15 * 60 * 1000;

type StorageSettings = BucketSettings & Pick<Env, 'STORAGE' | 'DATA_DIR'>;

/** Opens the store of the settings: a folder of DATA_DIR, or an S3-compatible bucket. */
export async function openStorage(env: StorageSettings): Promise<Storage> {
  return new Storage(new Disk(env.STORAGE === 's3' ? await bucket(env) : await folder(env)));
}

/** The place of the files in words: the folder, or the bucket. */
export const placeOf = ({ STORAGE, DATA_DIR, S3_BUCKET }: StorageSettings): string =>
  STORAGE === 's3' ? `El bucket ${S3_BUCKET}` : `La carpeta ${join(DATA_DIR, FOLDER)}`;

/** The folder of the files, in DATA_DIR. */
const FOLDER = 'files';

async function folder({ DATA_DIR }: StorageSettings): Promise<AtomicFsDriver> {
  const files = join(DATA_DIR, FOLDER);
  makeFolder(files);
  const driver = new AtomicFsDriver(files);
  await driver.removeAbandoned();
  return driver;
}

/** Opens the bucket of the backups. Its files are large, so calls may take long. */
export const openBackupBucket = async (env: StorageSettings & Pick<Env, 'BACKUP_S3_BUCKET'>): Promise<Storage> =>
  new Storage(new Disk(await bucket({ ...env, S3_BUCKET: env.BACKUP_S3_BUCKET }, BACKUP_TIMEOUT_MS)));

/** Loads the bucket's client, which a folder does not need. */
async function bucket(env: StorageSettings, requestTimeout?: number): Promise<Driver> {
  const { openBucket } = await import('./bucket.js');
  return openBucket(env, requestTimeout);
}

@Global()
@Module({
  providers: [{ provide: Storage, inject: [Env], useFactory: openStorage }],
  exports: [Storage],
})
export class StorageModule {}
