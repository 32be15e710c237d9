import { S3Client } from '@aws-sdk/client-s3';
import { S3Driver } from 'flydrive/drivers/s3';
import type { Env } from '../../config/env.js';

/** A call is tried twice. Both tries must end before the database cancels the transaction that waits for them. */
const ATTEMPTS = 2;
const CONNECT_TIMEOUT_MS = 2_000;
const REQUEST_TIMEOUT_MS = 4_000;

export type BucketSettings = Pick<
  Env,
  'S3_BUCKET' | 'S3_REGION' | 'S3_ENDPOINT' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY' | 'S3_FORCE_PATH_STYLE'
>;

/** Opens an S3-compatible bucket. */
export function openBucket(env: BucketSettings, requestTimeout = REQUEST_TIMEOUT_MS): S3Driver {
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
