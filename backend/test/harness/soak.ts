import fc from 'fast-check';

/** Whether this is `make soak`: thousands of rounds instead of some, everything instead of a sample. */
const soak = process.env['SOAK'] !== undefined;

/** How often something is tried by day, and in `make soak`. */
export const rounds = (day: number, night: number): number => (soak ? night : day);

/** So many of these by day, chosen by the run's seed, in their order. All of them in `make soak`. */
export function sampleOf<T>(all: readonly T[], count: number): readonly T[] {
  if (soak || count >= all.length) return all;
  const seed = Number(process.env['TEST_SEED']);
  const [chosen = []] = fc.sample(fc.subarray([...all.keys()], { minLength: count, maxLength: count }), {
    seed,
    numRuns: 1,
  });
  return chosen.map((at) => all[at] as T);
}
/**
 * A time that the product keeps, in milliseconds. By day it is ten times as long, because the machine may do other work
 * beside the tests: a loop without an end is found then too. In `make soak` it is what it says.
 */
export const within = (ms: number): number => (soak ? ms : 10 * ms);
