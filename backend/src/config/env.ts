import { join, resolve } from 'node:path';
import { plainToInstance } from 'class-transformer';
import { LimitSettings } from './limit-settings.js';
import { applyLocalDefaults } from './local-defaults.js';
import { withFiles } from './setting-files.js';
import { refuseIncompleteProduction, refuseInvalid, refuseOpenSignIn } from './setting-rules.js';

/**
 * The product's settings, read once from the environment. Nothing else reads `process.env`. A value that cannot be used
 * stops the start with a sentence that names it.
 *
 * Each group of settings stands in a file of its own and extends another: a class has one parent, and its rules are also
 * those of all that it extends.
 */
export class Env extends LimitSettings {
  /** Whether this is a production process: it embeds nothing, and has no stand-in and no default secret. */
  get production(): boolean {
    return this.NODE_ENV === 'production';
  }

  /** Whether Google signs people in. Otherwise the embedded provider stands in for it. */
  get googleConfigured(): boolean {
    return this.GOOGLE_CLIENT_ID !== undefined && this.GOOGLE_CLIENT_SECRET !== undefined;
  }

  /** Whether Webpay takes cards. */
  get webpayConfigured(): boolean {
    return this.WEBPAY_COMMERCE_CODE !== undefined && this.WEBPAY_API_KEY !== undefined;
  }

  /** Whether clients can pay by card: at Webpay, or outside production at its stand-in. */
  get takesCards(): boolean {
    return this.webpayConfigured || !this.production;
  }
}

/** Drops the address of the database's owner, which only the start needs. */
export function forgetOwner(env: Env): void {
  delete env.DATABASE_OWNER_URL;
  delete process.env['DATABASE_OWNER_URL'];
}

/**
 * Reads and checks the settings; secrets also from files.
 * @throws StartError with a Spanish sentence naming every setting that is missing or wrong.
 */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const known = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''));
  const env = plainToInstance(Env, withFiles(known), { exposeDefaultValues: true });
  env.DEMO_DATA ??= env.NODE_ENV !== 'production';
  env.LOG_LEVEL ??= env.NODE_ENV === 'production' ? 'info' : 'warn';
  refuseInvalid(env);
  if (env.production) refuseIncompleteProduction(env);
  env.DATA_DIR = resolve(env.DATA_DIR);
  env.BACKUP_DIR = resolve(env.BACKUP_DIR ?? join(env.DATA_DIR, 'backups'));
  env.PUBLIC_URL ??= `http://localhost:${env.PORT}`;
  if (!env.production) {
    refuseOpenSignIn(env);
    applyLocalDefaults(env);
  }
  return env;
}
