/** A reporter of StrykerJS that writes each survivor down at once, so that a run that is cut short loses nothing. */
import { appendFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';

/** @typedef {Awaited<ReturnType<import('@stryker-mutator/core').Stryker['runMutationTest']>>[number]} Mutant */

/** Where the survivors of the last run are, one a line, and the score of each folder. */
export const SURVIVORS = resolve(import.meta.dirname, '../.reports/survivors.txt');

/** @param {Mutant} mutant */
export const isMissed = ({ status }) => status === 'Survived' || status === 'NoCoverage';

/**
 * A mutant in one line: where it is, what became of it, and what stood there instead.
 * @param {Mutant} mutant
 */
const lineOf = ({ fileName, location: { start }, mutatorName, replacement, status }) =>
  `${relative(process.cwd(), fileName)}:${start.line}:${start.column} ${status} ${mutatorName}: ${replacement.replace(/\s+/g, ' ')}`;

export const strykerPlugins = [
  {
    kind: 'Reporter',
    name: 'survivors',
    value: {
      /** @param {Mutant} mutant */
      onMutantTested(mutant) {
        if (isMissed(mutant)) appendFileSync(SURVIVORS, `${lineOf(mutant)}\n`);
      },
    },
  },
];
