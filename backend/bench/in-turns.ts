/** Times that each load is measured, since other programs use the machine too. */
export const ROUNDS = 3;

/**
 * Measures several loads in turns, so that all meet the machine as it is.
 * @param cost processor time of a measured load
 * @returns of each load the round that others disturbed least: the one that cost least
 */
export async function inTurns<Measured>(
  loads: readonly (() => Promise<Measured>)[],
  cost: (measured: Measured) => number,
): Promise<Measured[]> {
  const rounds = loads.map((): Measured[] => []);
  for (let round = 0; round < ROUNDS; round++) for (const [at, load] of loads.entries()) rounds[at]?.push(await load());
  return rounds.map((measured) => measured.reduce((least, one) => (cost(one) < cost(least) ? one : least)));
}
