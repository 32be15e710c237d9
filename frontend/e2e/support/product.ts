/**
 * Runs the built product for the journeys: on the port of $PORT, with the demo content and the embedded identity
 * provider, in a data folder of its own that is removed afterwards. With $E2E_DATA_DIR it uses that folder and keeps
 * it, so that one can write a journey without waiting for the demo content each time. With --embedding it is the
 * product that shows others' code.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { copyDemoData } from './demo-data.ts';
import { FORMS, FORM_TYPES, standIns } from './providers.ts';

/** All visitors of the tests have one address. */
const CROWD = {
  RATE_LIMIT_READS: '100000',
  RATE_LIMIT_PAGES: '100000',
  RATE_LIMIT_FILES: '1000000',
  RATE_LIMIT_SIGN_IN: '1000',
  RATE_LIMIT_QUOTES: '1000',
  RATE_LIMIT_LINKS: '10000',
  RATE_LIMIT_AGENDA: '10000',
  RATE_LIMIT_INVITATIONS: '1000',
};

/** Nothing that a journey shows or sends reaches another company: see providers.ts. */
const OTHERS = {
  EMBED_STAND_INS: standIns(process.env.PROVIDERS_PORT ?? ''),
  SMTP_URL: `smtp://127.0.0.1:${process.env.MAIL_PORT}`,
};

/**
 * A product with a provider's form in each slot and with analytics. It has no demo content, which takes a while to
 * create and is not what those journeys are about. One of the two forms never answers.
 */
const EMBEDDING = {
  DEMO_DATA: 'false',
  QUOTE_FORM_TYPE: String(FORM_TYPES.pipedrive),
  QUOTE_FORM_SCRIPT: FORMS.pipedrive.good,
  LEAD_FORM_TYPE: String(FORM_TYPES.jotform),
  LEAD_FORM_SCRIPT: FORMS.jotform.silent,
  ANALYTICS_ID: 'G-SOBREMESA1',
  PROTECTED_ADMINS: 'antonia.fuenzalida@sobremesa.example',
};

const embedding = process.argv.includes('--embedding');
const root = join(import.meta.dirname, '../../..');
const kept = embedding ? undefined : process.env.E2E_DATA_DIR;
const dataDir = (!embedding && process.env.E2E_FOLDER) || mkdtempSync(join(tmpdir(), 'sobremesa-e2e-'));

const env = {
  ...process.env,
  DATA_DIR: dataDir,
  DEMO_DATA: 'true',
  LOG_LEVEL: 'warn',
  ...CROWD,
  ...OTHERS,
  ...(embedding && EMBEDDING),
};
if (!embedding && !existsSync(join(dataDir, 'postgres'))) await copyDemoData(dataDir, env);

const product = spawn(process.execPath, ['backend/dist/main.js'], { cwd: root, env, stdio: 'inherit' });

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => product.kill('SIGTERM'));
}
product.on('exit', (code) => {
  if (kept === undefined) rmSync(dataDir, { recursive: true, force: true });
  process.exitCode = code ?? 1;
});
