import { CronExpressionParser } from 'cron-parser';
import { backupPlace, madeAt } from '../backup/index.js';
import { momentInChile } from '../platform/http/value/day.js';
import { ZONE } from '../platform/jobs/queue.js';
import { Finding } from './finding.js';
import type { Tried } from './try-parts.js';

/** How long after its time a backup may still be on its way, in milliseconds. */
const PATIENCE = 60 * 60 * 1000;

/** Whether backups are made by themselves, when the newest was made, and whether one is missing. */
export async function tryBackups({ env }: Tried): Promise<string> {
  const place = await backupPlace(env);
  const names = await place.names();
  const last = names.map(madeAt).at(-1);
  const kept = last
    ? `El último es del ${momentInChile(last)}; hay ${names.length} en ${place.title}.`
    : `No hay ninguno en ${place.title}.`;
  if (env.BACKUP_CRON === undefined) throw new Finding('off', `${kept} Sin BACKUP_CRON no se hacen solos.`);
  const due = lastTime(env.BACKUP_CRON);
  if (!last || last < due) throw new Finding('caution', `${kept} Falta el del ${momentInChile(due)}.`);
  return kept;
}

/** When a backup should have been made last. */
function lastTime(cron: string): Date {
  const currentDate = new Date(Date.now() - PATIENCE);
  return CronExpressionParser.parse(cron, { tz: ZONE, currentDate }).prev().toDate();
}
