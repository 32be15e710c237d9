import type { INestApplicationContext } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { Env } from '../config/env.js';
import { ChefsService } from '../modules/chefs/index.js';
import { FilesService, PrivatePapers } from '../modules/files/index.js';
import { GiftCardKey } from '../modules/gift-cards/index.js';
import { EventSheets } from '../modules/offers/index.js';
import { ProposalsService } from '../modules/proposals/index.js';
import { asSystem } from '../platform/audit/author.js';
import { noteDone } from '../platform/audit/audit.repository.js';
import { underLock } from '../platform/database/migrate.js';
import { BOLETA } from './content/payouts.js';
import { demoBoleta } from './demo-boleta.js';
import { DemoPictures } from './demo-pictures.js';
import { DemoSeeder } from './demo.seeder.js';
import { seedReference } from './reference.seeder.js';
import { Seeding } from './seeding.entity.js';

/** The parts, as the log calls them. Each is one line there: its thousands of rows are no one's changes. */
const PARTS = { reference: 'Datos de referencia', demo: 'Datos de demostración' } as const;

/** Takes a Spanish sentence about the progress. */
type Report = (sentence: string) => void;

/**
 * Fills a new database: always with the reference data, and with the demo when DEMO_DATA says so. Each part is done
 * once, by one replica, in one transaction that also records it as done. A process that is killed on the way leaves
 * nothing half-filled.
 */
export async function seed(app: INestApplicationContext, databaseUrl: string, report: Report): Promise<void> {
  const em = app.get(EntityManager);
  await underLock(databaseUrl, 'seed', async () => {
    await once(em, 'reference', seedReference);
    if (app.get(Env).DEMO_DATA) await seedDemo(app, em, report);
  });
}

async function seedDemo(app: INestApplicationContext, em: EntityManager, report: Report): Promise<void> {
  if (await isDone(em, 'demo')) return;
  const pictures = new DemoPictures(app.get(FilesService, { strict: false }));
  await pictures.processAll(DemoSeeder.pictures(), (done, total) => {
    if (done % 20 === 0 || done === total) report(`Preparando las imágenes de demostración: ${done} de ${total}`);
  });
  const boleta = await app.get(PrivatePapers, { strict: false }).keepPdf(demoBoleta(BOLETA.number), 'demo');
  report('Guardando chefs, experiencias y opiniones…');
  const seeder = new DemoSeeder(
    app.get(ChefsService, { strict: false }),
    app.get(ProposalsService, { strict: false }),
    pictures,
    app.get(EventSheets, { strict: false }),
    boleta,
    app.get(GiftCardKey, { strict: false }),
  );
  await once(em, 'demo', (transaction) => seeder.seed(transaction));
}

async function once(
  em: EntityManager,
  name: keyof typeof PARTS,
  fill: (em: EntityManager) => void | Promise<void>,
): Promise<void> {
  if (await isDone(em, name)) return;
  const filling = (): Promise<void> =>
    em.transactional(async (transaction) => {
      await fill(transaction);
      transaction.persist(new Seeding(name));
      await noteDone(transaction, { action: 'fill', kind: 'seeding', name: PARTS[name] });
    });
  await asSystem('Primer inicio', filling, { quiet: true });
}

const isDone = async (em: EntityManager, name: string): Promise<boolean> =>
  (await em.fork().count(Seeding, { name })) > 0;
