import { isSinceFirstRelease, sinceFirstRelease } from '../platform/database/before-first-release.js';
import { databaseFacts, migrationsMissing, offBy } from '../platform/database/database-facts.js';
import { logCaution } from '../platform/database/log-without-values.js';
import { explainStartFailure } from '../platform/start/explain-start-failure.js';
import { Finding } from './finding.js';
import type { Tried } from './try-parts.js';

/** Milliseconds by which the two clocks may differ. Google's credentials allow five minutes; nobody waits until it is that much. */
const CLOCK_CAUTION = 2_000;
const CLOCK_FAILURE = 2 * 60_000;

const LEAST_VERSION = 15;

/** The role that the product serves with owns the tables. */
const ONE_ROLE =
  'El registro de cambios queda protegido de las personas, pero no de este proceso: para eso define DATABASE_OWNER_URL.';

/** Says which PostgreSQL answers. */
export async function tryDatabase({ databaseUrl }: Tried): Promise<string> {
  const { version, megabytes, changesLog } = await databaseFacts(databaseUrl).catch((error: unknown) => {
    throw new Finding('failed', explainStartFailure(error).split('\n')[0] ?? '');
  });
  const said = `PostgreSQL ${version}, ${megabytes} MB.`;
  if (parseInt(version) < LEAST_VERSION) throw new Finding('caution', `${said} Se recomienda la versión 18.`);
  const caution = await logCaution(databaseUrl);
  if (caution) throw new Finding('caution', `${said} ${caution}`);
  return changesLog ? `${said} ${ONE_ROLE}` : said;
}

/** Throws for a database that this version cannot take over. */
function refuseOlder(unknown: readonly string[]): void {
  try {
    sinceFirstRelease(unknown, 'La base de datos');
  } catch (error) {
    throw new Finding('failed', (error as Error).message);
  }
}

/** Whether the tables are those of this version of the product. */
export async function tryMigrations({ databaseUrl }: Tried): Promise<string> {
  const { done, pending, unknown } = await migrationsMissing(databaseUrl);
  const newer = unknown.filter(isSinceFirstRelease);
  if (newer.length > 0)
    throw new Finding('failed', `La base de datos es de una versión más nueva: ${newer.join(', ')}.`);
  refuseOlder(unknown);
  if (pending.length > 0) throw new Finding('caution', `Faltan ${pending.length}: se hacen al arrancar el producto.`);
  return `Están todas hechas (${done}).`;
}

/** Whether this machine and the database's agree about the time. */
export async function tryClock({ databaseUrl }: Tried): Promise<string> {
  const off = await offBy(databaseUrl);
  const seconds = (Math.abs(off) / 1_000).toFixed(1).replace('.', ',');
  const said = `${off > 0 ? 'Adelantado' : 'Atrasado'} ${seconds} s respecto de la base de datos.`;
  if (Math.abs(off) > CLOCK_FAILURE)
    throw new Finding('failed', `${said} Con más de 5 minutos nadie puede iniciar sesión: sincroniza el reloj.`);
  if (Math.abs(off) > CLOCK_CAUTION) throw new Finding('caution', `${said} Sincroniza el reloj.`);
  return `Coincide con el de la base de datos: difieren en ${seconds} s.`;
}
