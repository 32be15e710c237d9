import { readFileSync } from 'node:fs';
import { StartError } from '../platform/start/start-error.js';
import type { Env } from './env.js';

/** Settings with secrets. Each may stand in a file that NAME_FILE names, as container engines and Kubernetes mount them. */
const SECRETS = [
  'DATABASE_URL',
  'DATABASE_OWNER_URL',
  'TOKEN_SECRET',
  'GIFT_CARD_SECRET',
  'GOOGLE_CLIENT_SECRET',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'SMTP_URL',
  'MAIL_BOUNCES_URL',
  'MAIL_OAUTH_CLIENT_SECRET',
  'WEBPAY_API_KEY',
  'OTEL_EXPORTER_OTLP_HEADERS',
] as const satisfies (keyof Env)[];

/** The settings that name such files. */
export const fileSettings = (): string[] => SECRETS.map((name) => `${name}_FILE`);

/** Most bytes of such a file. */
const MOST = 64 * 1024;

/**
 * The settings with those that stand in files.
 * @param settings what the environment says, without empty values
 * @throws StartError for a file that cannot be read or is empty, and for a setting that is said twice
 */
export function withFiles(settings: Record<string, string | undefined>): Record<string, string | undefined> {
  const read = { ...settings };
  for (const name of SECRETS) {
    const file = settings[`${name}_FILE`];
    if (file === undefined) continue;
    if (settings[name] !== undefined)
      throw new StartError(`${name} y ${name}_FILE están definidas a la vez: deja una de las dos.`);
    read[name] = secretIn(file, `${name}_FILE`);
  }
  return read;
}

function secretIn(file: string, setting: string): string {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (cause) {
    throw new StartError(`${setting}: no se puede leer ${file}.`, { cause });
  }
  // Editors and `echo` end a file with a line break, which is no part of a secret.
  const secret = text.trim();
  if (secret === '' || text.length > MOST) throw new StartError(`${setting}: ${file} está vacío o no es un secreto.`);
  return secret;
}
