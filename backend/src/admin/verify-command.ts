import { compareDocuments } from '../modules/catalogue/index.js';
import { CHEF_KEYS } from '../modules/chefs/index.js';
import { COMMENT_KEYS } from '../modules/comments/index.js';
import { compareFiles, servePublicFilesFrom } from '../modules/files/index.js';
import { LOOKUP_KEYS } from '../modules/lookups/index.js';
import { PROPOSAL_KEYS } from '../modules/proposals/index.js';
import { REQUEST_KEYS } from '../modules/quotes/index.js';
import { PERSON_KEYS } from '../modules/users/index.js';
import { compareKeys } from '../platform/database/computed-keys.js';
import type { Print } from './admin-program.js';
import type { Workplace } from './workplace.js';

/** Every column that the product computes. */
export const ALL_KEYS = [
  ...PERSON_KEYS,
  ...LOOKUP_KEYS,
  ...CHEF_KEYS,
  ...PROPOSAL_KEYS,
  ...COMMENT_KEYS,
  ...REQUEST_KEYS,
];

/** Files that are named at most. */
const NAMED = 20;

/**
 * Compares the database with the store, and what the product computed with what it would compute now.
 * @returns whether nothing is left that is wrong
 */
export async function verify(
  { env, withEntities, storage }: Workplace,
  repair: boolean,
  print: Print,
): Promise<boolean> {
  return withEntities(async (em) => {
    const { files, missing, stray } = await compareFiles(em, storage, repair);
    print(`Archivos de las imágenes: ${files}.`);
    if (missing.length > 0) {
      print(`Faltan ${missing.length} archivos; recupéralos de un respaldo:`);
      for (const key of missing.slice(0, NAMED)) print(`  ${key}`);
    }
    if (stray.length > 0) print(`Archivos que ninguna imagen usa: ${stray.length}${repaired(repair, 'eliminados')}.`);
    let different = 0;
    for (const keys of ALL_KEYS) {
      const count = await compareKeys(em, keys, repair);
      if (count > 0) print(`${keys.table}.${keys.column}: ${count} filas difieren${repaired(repair, 'corregidas')}.`);
      different += count;
    }
    // Documents name the files' addresses as the server does.
    servePublicFilesFrom(env.FILES_PUBLIC_URL);
    const documents = await compareDocuments(em, repair);
    print(`Fichas guardadas de chefs y experiencias: ${documents.compared}.`);
    if (documents.different > 0)
      print(`Fichas que difieren de sus datos: ${documents.different}${repaired(repair, 'eliminadas')}.`);
    different += documents.different;
    const left = missing.length + (repair ? 0 : stray.length + different);
    if (left === 0) print('Todo calza.');
    else if (!repair && stray.length + different > 0) print('Con --repair se corrige lo que se puede.');
    return left === 0;
  });
}

const repaired = (repair: boolean, how: string): string => (repair ? `, ${how}` : '');
