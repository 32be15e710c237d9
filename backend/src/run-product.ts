import { readEnv, type Env } from './config/env.js';
import { cautionsOf } from './config/setting-rules.js';
import { readEmbedSettings } from './embeds/embed-settings.js';
import { logCaution } from './platform/database/log-without-values.js';
import { explainStartFailure } from './platform/start/explain-start-failure.js';
import { keepServing } from './platform/start/keep-serving.js';
import { requireFolder } from './platform/start/make-folder.js';
import { requirePort } from './platform/start/port.js';
import { progress } from './platform/start/report.js';

/** How long requests in flight may take once the process takes no more, in milliseconds. */
const DRAIN_LIMIT = 9_000;

const SECOND = 1_000;

/** What ends each part that was started, in the order of starting. */
export type Endings = (() => Promise<void> | void)[];

/**
 * Runs the product: settings, database, migrations, first data, application. What stops the start is printed as one
 * sentence, and the process ends with 1. SIGTERM and Ctrl-C end it in order, with 0.
 */
export async function runProduct(): Promise<void> {
  const endings: Endings = [];
  let stopping = false;
  let delay = 0;
  const stop = async (code: number): Promise<void> => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), delay * SECOND + DRAIN_LIMIT).unref();
    for (const end of endings.toReversed()) await Promise.resolve(end()).catch(() => undefined);
    process.exit(code);
  };
  keepServing();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0));

  try {
    const env = readEnv();
    const { notice } = readEmbedSettings(env);
    if (notice) progress(notice);
    await requirePlaces(env);
    delay = env.SHUTDOWN_DELAY;
    // Loading the application takes a second, which a wrong setting need not wait for.
    const { startProduct } = await import('./start-product.js');
    await startProduct(env, endings);
  } catch (error) {
    if (stopping) return;
    process.stderr.write(`\n${explainStartFailure(error)}\n`);
    await stop(1);
  }
}

/** Throws unless the port, the folder and the database that the settings name can be used. */
async function requirePlaces(env: Env): Promise<void> {
  cautionsOf(env).forEach(progress);
  await requirePort(env.PORT, env.HOST);
  if (env.METRICS_PORT !== undefined) await requirePort(env.METRICS_PORT, env.HOST);
  if (env.DATABASE_URL === undefined || env.STORAGE === 'local') requireFolder(env.DATA_DIR);
  if (env.DATABASE_URL === undefined) return;
  const caution = await logCaution(env.DATABASE_OWNER_URL ?? env.DATABASE_URL);
  if (caution) progress(caution);
}
