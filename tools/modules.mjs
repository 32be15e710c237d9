/** Who may use whom among the backend's modules, and who may name whose tables: stated here and nowhere else. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Who may use whom, straight below; what is below that may be used too. A module not named uses no other.
 * @type {Record<string, string[]>}
 */
export const ARROWS = {
  dashboard: ['offers', 'quotes', 'catalogue', 'company', 'users'],
  offers: ['agenda', 'texts'],
  agenda: ['quotes'],
  messages: ['quotes'],
  opinions: ['agenda'],
  quotes: ['comments', 'proposals', 'company', 'personal-data', 'users'],
  catalogue: ['agenda', 'versions'],
  comments: ['chefs', 'versions'],
  proposals: ['chefs', 'versions'],
  chefs: ['lookups', 'files', 'personal-data', 'versions'],
  users: ['personal-data'],
  company: ['versions', 'files'],
  logos: ['versions', 'files'],
  forms: ['versions'],
  versions: ['files'],
};

/**
 * A query names the tables of its own module. Those who read what is composed of several modules' rows also name the
 * tables of every module below them. The others take from a module what its `*.columns.ts` gives.
 */
const READERS = ['catalogue', 'dashboard'];

/** Whose tables all modules above may name: their rows mean little without the row that refers to them. */
const SHARED = ['lookups', 'files'];

/** Whose tables only those name who use the module themselves: people come into no public answer by way of another module. */
const CLOSE = ['users'];

/** @type {(module: string) => string[]} */
export const below = (module) => (ARROWS[module] ?? []).flatMap((used) => [used, ...below(used)]);

/** @type {(className: string) => string} */
const tableOf = (className) => className.replace(/(?<!^)[A-Z]/g, '_$&').toLowerCase();

/**
 * The tables of each module, from its entities: their own and those that join them.
 * @param {string} root of the repository
 * @returns {Map<string, string>} table → module
 */
export function ownersOfTables(root) {
  const modules = join(root, 'backend/src/modules');
  const files = readdirSync(modules, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.entity.ts'),
  );
  return new Map(
    files.flatMap((file) => {
      const text = readFileSync(join(modules, file), 'utf8');
      const module = file.split(/[\\/]/)[0] ?? '';
      const entities = [...text.matchAll(/^@Entity\([^]*?^export class (\w+)/gm)].map(([, name = '']) => tableOf(name));
      const joining = [...text.matchAll(/pivotTable: '(\w+)'/g)].map(([, name = '']) => name);
      return [...entities, ...joining].map((table) => /** @type {[string, string]} */ ([table, module]));
    }),
  );
}

/**
 * Whether a query in one module may name a table of another.
 * @type {(module: string, owner: string) => boolean}
 */
export function mayName(module, owner) {
  if (owner === module) return true;
  const used = CLOSE.includes(owner) ? (ARROWS[module] ?? []) : below(module);
  return used.includes(owner) && (READERS.includes(module) || SHARED.includes(owner));
}
