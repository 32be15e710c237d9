/** What saves cost the product, and what creating a chef costs the leanest transaction, at one client and at several. */
import { wholeSignIn } from '../test/harness/whole-sign-in.js';
import type { Child } from './child.js';
import { inTurns } from './in-turns.js';
import { CLIENTS, costOf, SAVES, Staff, type SaveCost } from './saves.js';

/** Chefs that stand ready to be changed: so many that none of them gets the most experiences that a chef may have. */
const READY = 100;

/**
 * Saves of each kind before the first is measured, and as many of the limit. The first few hundred cost a third more, because V8 compiles
 * what is used often: whatever was measured first would look dearer than the others.
 */
const COLD = 400;

/**
 * The share of the leanest transaction's throughput that creating a chef reaches at least, in percent, by the number of clients: 0.65
 * times what Payload reached beside that transaction on one machine, without a log, a version or tags. A target in
 * milliseconds would be met by a quick machine and missed by a busy one; both transactions of one run have the same machine.
 */
const LEAST_SHARE: Record<(typeof CLIENTS)[number], number> = { 1: 10.8, 8: 6.4 };

const NAMES: Record<keyof typeof SAVES, string> = {
  createChef: 'crear un chef',
  updateChef: 'cambiar un chef',
  createExperience: 'crear una experiencia',
  createOpinion: 'crear un comentario',
};

interface SaveFigure {
  what: string;
  value: number;
  unit: string;
  target?: { least: number };
}

/** @param port where the product listens */
export async function measureSaves(
  product: Child,
  limits: Child,
  port: number,
  databaseTime: () => Promise<number>,
): Promise<SaveFigure[]> {
  const staff = new Staff(product.url, await wholeSignIn(product.url, { address: 'localhost', port }));
  const bare = new Staff(limits.url, '');
  try {
    const forms = await staff.prepare(READY);
    const leanest: (typeof SAVES)['createChef'] = (number, all) => ({
      ...SAVES.createChef(number, all),
      path: '/save',
      body: { ...all.chef, name: `Elena Rosa ${number}`, creation_key: crypto.randomUUID() },
    });
    const kinds = Object.keys(NAMES) as (keyof typeof SAVES)[];
    const names = [...kinds.map((kind) => NAMES[kind]), 'crear un chef, la transacción mínima'];
    for (const kind of kinds) await staff.save(SAVES[kind], forms, COLD, Math.max(...CLIENTS));
    await bare.save(leanest, forms, COLD * kinds.length, Math.max(...CLIENTS));
    const figures: SaveFigure[] = [];
    for (const clients of CLIENTS) {
      const saves = kinds.map((kind) => (times: number) => staff.save(SAVES[kind], forms, times, clients));
      const bareSaves = (times: number) => bare.save(leanest, forms, times, clients);
      const loads = [
        ...saves.map((save) => () => costOf(save, product, databaseTime)),
        () => costOf(bareSaves, limits, databaseTime),
      ];
      const costs = await inTurns(loads, ({ server, database }) => server + database);
      figures.push(...costs.map((cost, at) => figureOf(`${names[at]}, ${clients} a la vez`, cost)));
      const [created, limit] = [costs[0]?.perSecond ?? 0, costs.at(-1)?.perSecond ?? 0];
      figures.push({
        what: `crear un chef frente a ella, ${clients} a la vez`,
        value: (100 * created) / limit,
        unit: `% (${Math.round(created)} de ${Math.round(limit)} por segundo)`,
        target: { least: LEAST_SHARE[clients] },
      });
    }
    return figures;
  } finally {
    staff.end();
    bare.end();
  }
}

const figureOf = (what: string, { server, database, perSecond }: SaveCost): SaveFigure => ({
  what,
  value: server + database,
  unit: `ms de CPU (${server.toFixed(1)} + ${database.toFixed(1)} de PostgreSQL; ${Math.round(perSecond)} por segundo)`,
});
