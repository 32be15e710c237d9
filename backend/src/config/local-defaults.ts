import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../platform/start/make-folder.js';
import type { Env } from './env.js';

/** Administrators of the demo data and of a fresh machine, when PROTECTED_ADMINS is not set. */
const DEMO_ADMINS =
  'antonia.fuenzalida@sobremesa.example,matias.carrasco@sobremesa.example,paulina.antilef@sobremesa.example';

/** What a fresh machine needs no setting for. */
export function applyLocalDefaults(env: Env): void {
  if (env.PROTECTED_ADMINS.length === 0 && env.DEMO_DATA) env.PROTECTED_ADMINS = DEMO_ADMINS.split(',');
  env.TOKEN_SECRET ??= rememberedSecret(env.DATA_DIR);
  // Outside production one secret is enough: each use of it has a key of its own.
  env.GIFT_CARD_SECRET ??= env.TOKEN_SECRET;
  env.EMBED_URL ??= otherLoopback(env.PUBLIC_URL);
}

/**
 * This machine under its other name (localhost or 127.0.0.1), which a browser treats as another origin. Undefined when
 * the site is not on this machine.
 */
function otherLoopback(publicUrl: string): string | undefined {
  const url = new URL(publicUrl);
  if (url.hostname !== 'localhost') return undefined;
  url.hostname = '127.0.0.1';
  return url.origin;
}

/** A secret kept on this machine, so that sessions survive a restart without any setting. */
function rememberedSecret(dataDir: string): string {
  const file = join(dataDir, 'token-secret');
  if (existsSync(file)) return readFileSync(file, 'utf8');
  makeFolder(dataDir);
  // The file is written under another name and renamed, so that a killed process leaves no half of a secret.
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, randomBytes(48).toString('base64url'), { mode: 0o600 });
  renameSync(draft, file);
  return readFileSync(file, 'utf8');
}
