/** Prints what CHANGELOG.md says of a version: `node tools/release-notes.mjs v1.2.3`. Fails when it says nothing. */
import { readFileSync } from 'node:fs';

/**
 * The text below a version's heading, up to the next one.
 * @type {(changelog: string, version: string) => string}
 */
export function notesOf(changelog, version) {
  const sections = changelog.split(/^## /m).slice(1);
  const section = sections.find((one) => one.startsWith(`[${version}]`)) ?? '';
  return section.slice(section.indexOf('\n') + 1).trim();
}

if (process.argv[1] === import.meta.filename) {
  const version = (process.argv[2] ?? '').replace(/^v/, '');
  const notes = notesOf(readFileSync('CHANGELOG.md', 'utf8'), version);
  if (notes === '') {
    console.error(`CHANGELOG.md no dice nada de la versión ${version}.`);
    process.exitCode = 1;
  } else console.log(notes);
}
