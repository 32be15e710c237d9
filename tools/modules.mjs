/** Who may use whom among the backend's modules, and which tables each writes: stated here and nowhere else. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Who may use whom, straight below; what is below that may be used too. A module not named uses no other.
 * @type {Record<string, string[]>}
 */
export const ARROWS = {
  kitchen: ['payouts', 'comments', 'users'],
  dashboard: ['payouts', 'quotes', 'company', 'users'],
  'cash-book': ['money'],
  payouts: ['money'],
  money: ['offers', 'gift-cards'],
  'gift-cards': ['company', 'proposals', 'personal-data'],
  offers: ['agenda', 'texts'],
  agenda: ['quotes'],
  messages: ['offers'],
  opinions: ['agenda', 'comments'],
  quotes: ['proposals', 'company', 'personal-data', 'users'],
  previews: ['proposals'],
  shortlist: ['quotes'],
  comments: ['chefs', 'versions'],
  proposals: ['chefs', 'versions'],
  chefs: ['lookups', 'files', 'personal-data', 'versions'],
  users: ['personal-data'],
  company: ['versions', 'files'],
  logos: ['versions', 'files'],
  forms: ['versions'],
  versions: ['files'],
};

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
