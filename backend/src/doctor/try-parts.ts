import type { Env } from '../config/env.js';
import { cautionsOf } from '../config/setting-rules.js';
import type { ImageMaker } from '../platform/images/image-maker.js';
import type { Storage } from '../platform/storage/storage.js';
import { tryBackups } from './backup-part.js';
import { tryClock, tryDatabase, tryMigrations } from './database-parts.js';
import { tryPictures } from './pictures-part.js';
import { tryEmbedHost, tryGoogle, tryMail, tryMailbox, trySite, tryWebpay } from './network-parts.js';
import { trySpace, tryStorage } from './store-parts.js';
import { Finding } from './finding.js';

/** `off` is what nobody configured, `caution` works but should be looked at. */
export type PartState = 'ok' | 'off' | 'caution' | 'failed';

/** What trying one part of the product said. */
export interface PartResult {
  /** Name of the part for programs. */
  part: string;
  /** Its Spanish name. */
  name: string;
  state: PartState;
  /** One Spanish sentence without secrets. */
  said: string;
  /** How long trying took, in milliseconds. */
  took: number;
}

/** What the parts are tried with. */
export interface Tried {
  env: Env;
  databaseUrl: string;
  storage: Storage;
  maker: ImageMaker;
}

/** How long a part may take, in milliseconds. */
const PATIENCE = 6_000;

/** For pictures: their process has a low priority, and an upload waits as long for its start. */
const PICTURE_PATIENCE = 35_000;

interface Part {
  part: string;
  name: string;
  attempt: (tried: Tried) => Promise<string>;
  patience?: number;
}

const PARTS: readonly Part[] = [
  { part: 'settings', name: 'Configuración', attempt: trySettings },
  { part: 'database', name: 'Base de datos', attempt: tryDatabase },
  { part: 'migrations', name: 'Migraciones', attempt: tryMigrations },
  { part: 'clock', name: 'Reloj', attempt: tryClock },
  { part: 'storage', name: 'Archivos', attempt: tryStorage },
  { part: 'pictures', name: 'Imágenes', attempt: tryPictures, patience: PICTURE_PATIENCE },
  { part: 'space', name: 'Espacio en disco', attempt: trySpace },
  { part: 'backups', name: 'Respaldos', attempt: tryBackups },
  { part: 'mail', name: 'Correo', attempt: tryMail },
  { part: 'returned-mail', name: 'Correos devueltos', attempt: tryMailbox },
  { part: 'google', name: 'Google', attempt: tryGoogle },
  { part: 'webpay', name: 'Webpay', attempt: tryWebpay },
  { part: 'site', name: 'Sitio', attempt: trySite },
  { part: 'embeds', name: 'Formularios externos', attempt: tryEmbedHost },
];

/** Tries each part of the product, all at once, as it is used: the store by writing and reading, and so on. */
export function tryParts(tried: Tried): Promise<PartResult[]> {
  return Promise.all(
    PARTS.map(async ({ part, name, attempt, patience }) => {
      const began = performance.now();
      const { state, said } = await found(attempt(tried), patience);
      return { part, name, state, said, took: Math.round(performance.now() - began) };
    }),
  );
}

async function trySettings({ env }: Tried): Promise<string> {
  const cautions = cautionsOf(env);
  if (cautions.length > 0) return Promise.reject(new Finding('caution', cautions.join(' ')));
  return env.production ? 'Completa.' : 'Completa para desarrollo: no es producción.';
}

async function found(attempt: Promise<string>, patience = PATIENCE): Promise<Pick<PartResult, 'state' | 'said'>> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Finding('failed', 'No responde a tiempo.')), patience);
  });
  try {
    return { state: 'ok', said: await Promise.race([attempt, tooLate]) };
  } catch (error) {
    if (error instanceof Finding) return { state: error.state, said: error.message };
    // A library's words are English, but name what happened better than nothing.
    return { state: 'failed', said: `Falló: ${(error as Error).message.split('\n')[0]}` };
  } finally {
    clearTimeout(timer);
  }
}
