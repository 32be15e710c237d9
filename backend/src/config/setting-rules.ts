import { validateSync } from 'class-validator';
import { StartError } from '../platform/start/start-error.js';
import type { Env } from './env.js';
import { hasGuessablePassword, isPlaceholder } from './setting-checks.js';
import { fileSettings } from './setting-files.js';
import { settingNames } from './setting-names.js';
import { unknownSettings } from './unknown-settings.js';

/**
 * Throws where a setting has no value that can be used.
 * @throws StartError
 */
export function refuseInvalid(env: Env): void {
  const wrong = validateSync(env).map((error) => error.property);
  if (env.STORAGE === 's3' && !env.S3_BUCKET) wrong.push('S3_BUCKET');
  if (env.STORAGE === 's3' || env.BACKUP_S3_BUCKET)
    wrong.push(...(['S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const).filter((name) => !env[name]));
  if (env.DATABASE_OWNER_URL && !hasOwnUser(env)) wrong.push('DATABASE_URL');
  wrong.push(...wrongMailAccess(env), ...missingOfWebpay(env));
  if (wrong.length > 0)
    throw new StartError(`Revisa la configuración: ${wrong.join(', ')} no tiene un valor válido (ver .env.example).`);
  if (env.METRICS_PORT === env.PORT)
    throw new StartError('METRICS_PORT y PORT dicen el mismo puerto: las métricas necesitan uno propio.');
}

/** Whether the product would serve with a user that is not the database's owner. */
function hasOwnUser({ DATABASE_URL, DATABASE_OWNER_URL = '' }: Env): boolean {
  const userOf = (url: string): string => (URL.canParse(url) ? new URL(url).username : '');
  const user = userOf(DATABASE_URL ?? '');
  return user !== '' && user !== userOf(DATABASE_OWNER_URL);
}

/** An application needs an id and a secret, and a mailbox that it does not open needs a password. */
function wrongMailAccess(env: Env): string[] {
  if (env.MAIL_OAUTH_TOKEN_URL !== undefined)
    return (['MAIL_OAUTH_CLIENT_ID', 'MAIL_OAUTH_CLIENT_SECRET'] as const).filter((name) => !env[name]);
  const opens = (url: string): boolean => !URL.canParse(url) || new URL(url).password !== '';
  return env.MAIL_BOUNCES_URL === undefined || opens(env.MAIL_BOUNCES_URL) ? [] : ['MAIL_BOUNCES_URL'];
}

/** A shop is its code, its key and its environment, or nothing of it. */
function missingOfWebpay(env: Env): string[] {
  const names = ['WEBPAY_COMMERCE_CODE', 'WEBPAY_API_KEY', 'WEBPAY_ENVIRONMENT'] as const;
  const missing = names.filter((name) => env[name] === undefined);
  return missing.length === names.length ? [] : missing;
}

/** A random secret of 32 characters has more, even of hexadecimal digits; 'changemechangeme…' has fewer. */
const DISTINCT_CHARACTERS = 9;

/** Throws when a production process would start with a weak secret, a stand-in provider or an embedded database. */
export function refuseIncompleteProduction(env: Env): void {
  const needed = [
    'DATABASE_URL',
    'PUBLIC_URL',
    'TOKEN_SECRET',
    'GIFT_CARD_SECRET',
    'GOOGLE_CLIENT_ID',
    'GOOGLE_CLIENT_SECRET',
  ] as const;
  const missing: string[] = needed.filter((name) => !env[name]);
  if (env.PROTECTED_ADMINS.length === 0) missing.push('PROTECTED_ADMINS');
  if (missing.length > 0)
    throw new StartError(`En producción hay que definir ${missing.join(', ')} (ver .env.example).`);
  for (const name of ['TOKEN_SECRET', 'GIFT_CARD_SECRET'] as const)
    if (new Set(env[name]).size < DISTINCT_CHARACTERS || isPlaceholder(env[name]))
      throw new StartError(`${name} es fácil de adivinar: usa uno al azar, como el de openssl rand -base64 48.`);
  for (const name of ['DATABASE_URL', 'DATABASE_OWNER_URL'] as const)
    if (env[name] && hasGuessablePassword(env[name]))
      throw new StartError(
        `La contraseña de ${name} es fácil de adivinar: usa una al azar, como openssl rand -hex 24.`,
      );
  const forTests: Record<string, boolean> = {
    GOOGLE_STAND_IN: env.GOOGLE_STAND_IN !== undefined,
    WEBPAY_STAND_IN: env.WEBPAY_STAND_IN !== undefined,
    EMBED_STAND_INS: env.EMBED_STAND_INS.length > 0,
    JOBS_HURRY: env.JOBS_HURRY,
  };
  const found = Object.keys(forTests).find((name) => forTests[name]);
  if (found) throw new StartError(`${found} es solo para pruebas: quítalo de la configuración de producción.`);
}

/** Where others reach the product over https, nobody may choose whom to be, unless DEMO_SIGN_IN allows it. */
export function refuseOpenSignIn(env: Env): void {
  if (!env.PUBLIC_URL.startsWith('https:') || env.googleConfigured || env.DEMO_SIGN_IN) return;
  throw new StartError(
    'PUBLIC_URL empieza con https:// y falta Google: define GOOGLE_CLIENT_ID y GOOGLE_CLIENT_SECRET o, si es solo una demostración en la que cualquiera puede entrar como cualquiera, DEMO_SIGN_IN=true.',
  );
}

/** Settings that allow a start but should be changed, one Spanish sentence each. */
export function cautionsOf(env: Env): string[] {
  // What the environment says beside the settings is among the object's keys too.
  const cautions = unknownSettings(Object.keys(env), [...settingNames(), ...fileSettings()]).map(({ name, meant }) =>
    meant === undefined
      ? `${name} no es un ajuste del producto, y nadie lo lee (ver .env.example).`
      : `${name} no es un ajuste del producto, y nadie lo lee: ¿es ${meant}?`,
  );
  if (!env.production) return cautions;
  if (env.PUBLIC_URL.startsWith('http:'))
    cautions.push(
      'PUBLIC_URL empieza con http://: las sesiones viajan sin cifrar y cualquiera en el camino puede tomarlas. Usa https://.',
    );
  if (env.WEBPAY_ENVIRONMENT === 'integration')
    cautions.push('WEBPAY_ENVIRONMENT es integration: los pagos con tarjeta son de prueba y nadie cobra nada.');
  return cautions;
}
