import { createHash } from 'node:crypto';

/** Whether this is `make soak`, which leaves nothing out. */
const soak = process.env.SOAK !== undefined;

const placeOf = (index: number): string =>
  createHash('sha256').update(`${process.env.TEST_SEED} ${index}`).digest('hex');

/** So many of these by day, chosen by the run's seed, in their order. All of them in `make soak`. */
export function sampleOf<Item>(all: readonly Item[], count: number): readonly Item[] {
  if (soak) return all;
  const chosen = [...all.keys()].sort((one, other) => placeOf(one).localeCompare(placeOf(other))).slice(0, count);
  return all.filter((_, at) => chosen.includes(at));
}
