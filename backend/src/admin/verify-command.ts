import { ledgerSentences, verifyProduct } from '../verify/index.js';
import type { Print } from './admin-program.js';
import type { Workplace } from './workplace.js';

/** Files that are named at most. */
const NAMED = 20;

/**
 * Compares the database with the store, what the product computed with what it would compute now, and payments with the ledger.
 * @returns whether nothing is left that is wrong
 */
export async function verify({ withEntities, storage }: Workplace, repair: boolean, print: Print): Promise<boolean> {
  return withEntities(async (em) => {
    const { files, keys, ledger } = await verifyProduct(em, storage, repair);
    const { missing, stray, left: strayLeft } = files;
    print(`Archivos de las imágenes: ${files.files}.`);
    if (missing.length > 0) {
      print(`Faltan ${missing.length} archivos; recupéralos de un respaldo:`);
      for (const key of missing.slice(0, NAMED)) print(`  ${key}`);
    }
    if (stray.length > 0)
      print(`Archivos que ninguna imagen usa: ${stray.length}${repaired(repair, strayLeft, 'eliminados')}.`);
    for (const { column, different, left } of keys)
      print(`${column}: ${different} filas difieren${repaired(repair, left, 'corregidas')}.`);
    const ofLedger = ledgerSentences(ledger);
    for (const sentence of ofLedger) print(sentence);
    const different = stray.length + keys.reduce((sum, key) => sum + key.different, 0);
    const unrepaired = strayLeft + keys.reduce((sum, { left }) => sum + left, 0);
    const left = missing.length + ofLedger.length + (repair ? unrepaired : different);
    if (left === 0) print('Todo calza.');
    else if (!repair && different > 0) print('Con --repair se corrige lo que se puede.');
    return left === 0;
  });
}

function repaired(repair: boolean, left: number, how: string): string {
  if (!repair) return '';
  return left === 0 ? `, ${how}` : `, ${how} menos ${left} que no se pudo`;
}
