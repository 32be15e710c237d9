/**
 * Exits with 0 when node_modules holds exactly what package-lock.json asks for, with 1 when `npm ci` is needed.
 * Compares the lock with the one npm leaves in node_modules when an install has finished, so neither file times nor an
 * interrupted install can mislead it. Runs on any Node ≥ 20 and takes a few milliseconds.
 */
import { existsSync, readFileSync } from 'node:fs';

/** @param {string} path @returns {Record<string, { version?: string, optional?: boolean, link?: boolean }>} */
const packages = (path) => JSON.parse(readFileSync(path, 'utf8')).packages;

function installed() {
  if (!existsSync('node_modules/.package-lock.json') || !existsSync('node_modules/.bin/node')) return false;
  const wanted = packages('package-lock.json');
  const present = packages('node_modules/.package-lock.json');
  const missing = Object.entries(wanted).some(([path, { optional }]) => path && !optional && !present[path]);
  const differing = Object.entries(present).some(([path, { version }]) => wanted[path]?.version !== version);
  return !missing && !differing;
}

process.exit(installed() ? 0 : 1);
