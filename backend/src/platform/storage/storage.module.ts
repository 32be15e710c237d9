import { join } from 'node:path';
import { S3Client } from '@aws-sdk/client-s3';
import { Global, Module } from '@nestjs/common';
import { Disk } from 'flydrive';
import { S3Driver } from 'flydrive/drivers/s3';
import { Env } from '../../config/env.js';
import { makeFolder } from '../start/make-folder.js';
import { AtomicFsDriver } from './atomic-fs-driver.js';
import { Storage } from './storage.js';

/** A call is tried twice. Both tries must end before the database cancels the transaction that waits for them. */
const ATTEMPTS = 2;
const CONNECT_TIMEOUT_MS = 2_000;
const REQUEST_TIMEOUT_MS = 4_000;
const BACKUP_TIMEOUT_MS = 15 * 60 * 1000;

type StorageSettings = Pick<
  Env,
  | 'STORAGE'
  | 'DATA_DIR'
  | 'S3_BUCKET'
  | 'S3_REGION'
  | 'S3_ENDPOINT'
  | 'S3_ACCESS_KEY_ID'
  | 'S3_SECRET_ACCESS_KEY'
  | 'S3_FORCE_PATH_STYLE'
>;

/** Opens the store of the settings: a folder of DATA_DIR, or an S3-compatible bucket. */
export async function openStorage(env: StorageSettings): Promise<Storage> {
  return new Storage(new Disk(env.STORAGE === 's3' ? bucket(env) : await folder(env)));
}

/** How people call the place of the files: the folder, or the bucket. */
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
export const openBackupBucket = (env: StorageSettings & Pick<Env, 'BACKUP_S3_BUCKET'>): Storage =>
  new Storage(new Disk(bucket({ ...env, S3_BUCKET: env.BACKUP_S3_BUCKET }, BACKUP_TIMEOUT_MS)));

function bucket(env: StorageSettings, requestTimeout = REQUEST_TIMEOUT_MS): S3Driver {
  const { S3_BUCKET = '', S3_ACCESS_KEY_ID = '', S3_SECRET_ACCESS_KEY = '' } = env;
  const client = new S3Client({
    region: env.S3_REGION,
    endpoint: env.S3_ENDPOINT,
    forcePathStyle: env.S3_FORCE_PATH_STYLE,
    credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY },
    // The client would send checksums on its own, and not every compatible store knows them.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: ATTEMPTS,
    requestHandler: { connectionTimeout: CONNECT_TIMEOUT_MS, requestTimeout },
  });
  // The bucket decides about access: many compatible stores have no ACL for single objects.
  return new S3Driver({ client, bucket: S3_BUCKET, visibility: 'private', supportsACL: false });
}

@Global()
@Module({
  providers: [{ provide: Storage, inject: [Env], useFactory: openStorage }],
  exports: [Storage],
})
export class StorageModule {}
