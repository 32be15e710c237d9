import type { EntityManager } from '@mikro-orm/postgresql';
import { Counter, Gauge, type Registry } from 'prom-client';
import { buildInfo } from '../build-info.js';
import type { AnswerCache } from '../cache/answer-cache.js';
import type { RequestCounts } from '../http/request-counts.js';

// What others count for themselves is read when somebody asks, so that counting costs them an addition.

/** Which version runs. */
export function countBuild(registry: Registry): void {
  const { version, commit } = buildInfo();
  new Gauge({
    name: 'sobremesa_build_info',
    help: 'The version that runs; always 1.',
    labelNames: ['version', 'commit'] as const,
    registers: [registry],
  }).set({ version, commit }, 1);
}

/** Finished answers that are kept in memory. */
export function countCache(registry: Registry, cache: AnswerCache): void {
  counted(registry, 'sobremesa_cache_hits_total', 'Answers that came from memory.', () => cache.figures.hits);
  counted(registry, 'sobremesa_cache_misses_total', 'Answers that had to be made.', () => cache.figures.misses);
  counted(registry, 'sobremesa_cache_drops_total', 'How often all answers were dropped.', () => cache.figures.drops);
  gauged(registry, 'sobremesa_cache_bytes', 'Memory of the kept answers.', () => cache.figures.bytes);
  gauged(registry, 'sobremesa_cache_entries', 'Kept answers.', () => cache.figures.entries);
}

/** Requests that were refused because there were too many, by kind of limit. */
export function countLimits(registry: Registry, { refusals }: RequestCounts): void {
  new Counter({
    name: 'sobremesa_requests_limited_total',
    help: 'Requests that were refused because there were too many.',
    labelNames: ['kind'] as const,
    registers: [registry],
    collect() {
      this.reset();
      for (const [kind, count] of refusals) this.inc({ kind }, count);
    },
  });
}

/** Connections to the database. */
export function countPool(registry: Registry, em: EntityManager): void {
  new Gauge({
    name: 'sobremesa_db_pool_connections',
    help: 'Connections to the database: used, idle, and the most there may be.',
    labelNames: ['state'] as const,
    registers: [registry],
    async collect() {
      const { totalCount, idleCount, options } = await em.getConnection().getNativeClient();
      this.set({ state: 'used' }, totalCount - idleCount);
      this.set({ state: 'idle' }, idleCount);
      this.set({ state: 'max' }, options.max);
    },
  });
  new Gauge({
    name: 'sobremesa_db_pool_waiting',
    help: 'Requests that wait for a connection to the database.',
    registers: [registry],
    async collect() {
      this.set((await em.getConnection().getNativeClient()).waitingCount);
    },
  });
}

function counted(registry: Registry, name: string, help: string, read: () => number): void {
  new Counter({
    name,
    help,
    registers: [registry],
    collect() {
      this.reset();
      this.inc(read());
    },
  });
}

function gauged(registry: Registry, name: string, help: string, read: () => number): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    collect() {
      this.set(read());
    },
  });
}
