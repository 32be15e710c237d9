/**
 * Removes from an installation what the bundled server has in itself: `node tools/image-packages.mjs FOLDER`, where FOLDER has
 * package-lock.json and node_modules. What stays are the packages that are not bundled, and what those need.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { BY_NAME, ON_NEED, WITH_FILES } from '../backend/unbundled-packages.mjs';

/**
 * @typedef {{ dependencies?: Record<string, string>, optionalDependencies?: Record<string, string>,
 *   peerDependencies?: Record<string, string>, peerDependenciesMeta?: Record<string, { optional?: boolean }> }} Package
 */

const FOLDER = 'node_modules/';

/**
 * Where a package finds another: in its own folder, or in one further up.
 * @type {(packages: Record<string, Package>, from: string, name: string) => string | undefined}
 */
function found(packages, from, name) {
  for (let at = from; ; at = at.slice(0, Math.max(at.lastIndexOf(`/${FOLDER}`), 0))) {
    const place = `${at === '' ? '' : `${at}/`}${FOLDER}${name}`;
    if (packages[place]) return place;
    if (at === '') return undefined;
  }
}

/** @type {(found: Package) => string[]} */
const needs = ({ dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta }) => [
  ...Object.keys({ ...dependencies, ...optionalDependencies }),
  ...Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional),
];

/**
 * The places of the packages that are not bundled, and of what they need.
 * @type {(packages: Record<string, Package>) => Set<string>}
 */
export function keptPackages(packages) {
  const own = Object.keys(packages['backend']?.dependencies ?? {});
  const roots = own.filter((name) => ON_NEED.some((part) => name === part || name.startsWith(`${part}/`)));
  /** @type {Set<string>} */
  const kept = new Set();
  const open = [...WITH_FILES, ...BY_NAME, ...roots].map((name) => found(packages, '', name));
  for (let place = open.pop(); place !== undefined || open.length > 0; place = open.pop()) {
    if (place === undefined || kept.has(place)) continue;
    kept.add(place);
    open.push(...needs(packages[place] ?? {}).map((name) => found(packages, /** @type {string} */ (place), name)));
  }
  return kept;
}

if (process.argv[1] === import.meta.filename) {
  const root = process.argv[2] ?? '.';
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const kept = [...keptPackages(packages)];
  const bundled = Object.keys(packages).filter((place) => place.startsWith(FOLDER) && existsSync(join(root, place)));
  for (const place of bundled)
    if (!kept.some((stays) => stays === place || stays.startsWith(`${place}/`)))
      rmSync(join(root, place), { recursive: true, force: true });
}
