/**
 * Fails on a migration after which the previous release could not go on: `node tools/migration-policy.mjs`. While replicas
 * are replaced, old ones work on the new tables. So one release adds, and a later one takes away what no released version
 * uses any more. A migration that does so names the release that stopped using it, in a comment:
 *
 *     // unused since 0.3.0: "person"."sessions_from"
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const MIGRATIONS = 'backend/src/migrations';

/** The last migration of the first release. Nothing ran before it was out, so what came up to it need not go on. */
const BEFORE = 'Migration20261129000000_initial.ts';

const WORD = '"?[\\w.]+"?';
const EXISTS = '(?:if (?:not )?exists )?';

/**
 * What an older version notices, and what to do about it.
 * @type {[statement: RegExp, instead: string][]}
 */
const DESTRUCTIVE = [
  [new RegExp(`\\bdrop (?:table|view|materialized view|type|schema|function) ${EXISTS}${WORD}`, 'i'), 'quita algo'],
  [new RegExp(`\\bdrop (?:column )?${EXISTS}"\\w+"`, 'i'), 'quita una columna'],
  [/\bdrop column\b/i, 'quita una columna'],
  [/\brename (?:to|column|constraint|"|\w+ to)/i, 'cambia un nombre'],
  // A trigger that hears of it ('… or truncate on', 'after truncate on', tg_op = 'TRUNCATE') does not do it.
  [/(?<!\b(?:or|after|before) |')\btruncate\b/i, 'borra filas'],
  [/\balter (?:column )?"?\w+"? set not null/i, 'exige un valor que la versión anterior puede no escribir'],
  [/\balter (?:column )?"?\w+"? (?:set data )?type\b/i, 'cambia el tipo de una columna'],
  [/\balter (?:column )?"?\w+"? drop default/i, 'exige un valor que la versión anterior no escribe'],
];

/** An added column, up to the next one: it needs a default when it may not be null. */
const ADDED = /\badd (?:column )?(?:if not exists )?"\w+"[^;]*?(?=\badd\b|\balter\b|\bdrop\b|[;`']|$)/gis;

const MARK = /^\s*\/\/ unused since (\d+\.\d+\.\d+): \S/m;

/**
 * What is wrong with a migration's text; nothing when an older version can go on after it.
 * @param {string} text
 * @param {readonly string[]} released versions that were released
 * @returns {string[]}
 */
export function problemsOf(text, released) {
  const version = MARK.exec(text)?.[1];
  if (version !== undefined)
    return released.includes(version)
      ? []
      : [`${version} no es una versión publicada: quítalo en la versión siguiente`];
  const code = text.replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');
  const found = DESTRUCTIVE.flatMap(([statement, what]) => {
    const match = statement.exec(code);
    return match ? [`${what}: ${match[0].replaceAll(/\s+/g, ' ')}`] : [];
  });
  const added = [...code.matchAll(ADDED)].map(([column]) => column.replaceAll(/\s+/g, ' ').trim());
  const demanding = added.filter(
    (column) =>
      /\bnot null\b/i.test(column) &&
      !/\b(default|generated)\b/i.test(column) &&
      !/^add (constraint|check)/i.test(column),
  );
  return [...new Set([...found, ...demanding.map((column) => `exige un valor sin darlo: ${column}`)])];
}

/** The versions that were released, as CHANGELOG.md names them. */
const releasedVersions = () =>
  [...readFileSync('CHANGELOG.md', 'utf8').matchAll(/^## \[(\d+\.\d+\.\d+)\]/gm)].map(([, version = '']) => version);

if (process.argv[1] === import.meta.filename) {
  const released = releasedVersions();
  const files = readdirSync(MIGRATIONS).filter((file) => file > BEFORE && file.endsWith('.ts'));
  // Before the first release there is none that could run beside this one.
  const checked = released.length > 0 ? files : [];
  const problems = checked.flatMap((file) =>
    problemsOf(readFileSync(join(MIGRATIONS, file), 'utf8'), released).map((problem) => `${file}: ${problem}`),
  );
  for (const problem of problems) console.error(problem);
  if (problems.length > 0)
    console.error('La versión anterior sigue en marcha mientras se actualiza: ver docs/how-to/write-a-migration.md.');
  process.exitCode = problems.length > 0 ? 1 : 0;
}
