/** A reporter of StrykerJS that writes each survivor down at once, so that a run that is cut short loses nothing. */
import { appendFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

/** Where the survivors of the last run are, one a line. */
export const SURVIVORS = resolve(import.meta.dirname, '../.reports/survivors.txt');

/**
 * A mutant in one line: where it is, what became of it, and what stood there instead.
 * @param {import('@stryker-mutator/api/core').MutantResult} mutant
 */
export const lineOf = ({ fileName, location, mutatorName, replacement, status }) =>
  `${relative(process.cwd(), fileName)}:${location.start.line}:${location.start.column} ${status} ${mutatorName}: ${replacement.replace(/\s+/g, ' ')}`;

/** @param {{ status: string }} mutant */
export const isMissed = ({ status }) => status === 'Survived' || status === 'NoCoverage';

export const strykerPlugins = [
  declareValuePlugin(PluginKind.Reporter, 'survivors', {
    onMutantTested(mutant) {
      if (isMissed(mutant)) appendFileSync(SURVIVORS, `${lineOf(mutant)}\n`);
    },
  }),
];
