import { CommanderError } from 'commander';
import { DomainError } from '../platform/http/answer/domain-error.js';
import { explainStartFailure } from '../platform/start/explain-start-failure.js';
import { adminProgram, type Print } from './admin-program.js';

/** What is said instead of the English of the library. */
const WRONG_USE = 'No se entiende la orden. Las órdenes y sus opciones: ayuda.';

/** Commander ends like this after it printed the help. */
const HELPED = ['commander.helpDisplayed', 'commander.help', 'commander.version'];

/**
 * Runs one command of anyone who runs the server. The product may run beside it.
 * @param settings in place of the environment's
 * @returns the exit code: 0 when it was done and nothing is wrong
 */
export async function runAdmin(
  words: string[],
  print: Print = printLine,
  settings?: NodeJS.ProcessEnv,
): Promise<number> {
  const state = { code: 0 };
  try {
    await adminProgram(print, state, settings).parseAsync(words, { from: 'user' });
    return state.code;
  } catch (error) {
    if (error instanceof CommanderError) {
      if (HELPED.includes(error.code)) return 0;
      print(WRONG_USE);
      return 2;
    }
    print(error instanceof DomainError ? error.message : explainStartFailure(error));
    return 1;
  }
}

function printLine(line: string): void {
  process.stdout.write(`${line}\n`);
}
