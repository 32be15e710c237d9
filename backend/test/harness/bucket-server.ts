import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** The bucket's name. */
const BUCKET = 'pictures';

const PROGRAM = fileURLToPath(new URL('./paging-store.mjs', import.meta.url));

/** An S3-compatible store in a process of its own. */
export interface BucketServer {
  /** The settings that lead to its bucket. */
  settings: {
    S3_BUCKET: string;
    S3_REGION: string;
    S3_ENDPOINT: string;
    S3_ACCESS_KEY_ID: string;
    S3_SECRET_ACCESS_KEY: string;
    S3_FORCE_PATH_STYLE: true;
  };
  close(): Promise<void>;
}

/**
 * Starts a store with one empty bucket, on a free port.
 * @param directory where it keeps its files
 * @param page how many keys it lists at a time
 */
export async function startBucketServer(directory: string, page: number): Promise<BucketServer> {
  const child = spawn(process.execPath, ['--openssl-legacy-provider', PROGRAM, directory, BUCKET, String(page)], {
    env: {},
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const failed = once(child, 'exit').then(() => {
    throw new Error('The store did not start.');
  });
  const [said] = (await Promise.race([once(child.stdout, 'data'), failed])) as [Buffer];
  return {
    settings: {
      S3_BUCKET: BUCKET,
      S3_REGION: 'us-east-1',
      S3_ENDPOINT: `http://127.0.0.1:${said.toString().trim()}`,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
      S3_FORCE_PATH_STYLE: true,
    },
    async close() {
      child.kill();
      await failed.catch(() => undefined);
    },
  };
}
