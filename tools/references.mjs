/**
 * Fails on a reference to a file that the repository does not have, below the current folder: a relative link in
 * markdown, its heading too, and the name of a file in markdown or in a comment. A name may leave out leading folders,
 * and may stand for several files: `*.repository.ts`, `{chef,comment}.entity.ts`, `<module>.errors.ts`.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';

const git = ['ls-files', '--cached', '--others', '--exclude-standard'];
const files = execFileSync('git', git, { encoding: 'utf8' }).split('\n').filter(existsSync);
const folders = new Set(files.flatMap(foldersOf));

/** Files that commands make, which no checkout has. */
const MADE = /^(\.\/)?((backend|frontend)\/)?(build|dist|node_modules|\.data|\.reports|backups)\/|^manifest\.json$/;

/** A file's name or path, by its ending. One that ends in `.js` needs a folder: Node.js is no file. */
const STEP = '[\\w@.{}<>*,-]';
const BEFORE = '(?<![\\w@$.:/}-])';
const AFTER = '(?![\\w/(<-]|\\.\\w)';
const NAME = new RegExp(
  `${BEFORE}(?:(?:${STEP}+/)*${STEP}*[\\w}>*]\\.(?:md|tsx?|mjs|cjs|css|json|ya?ml)|(?:${STEP}+/)+${STEP}*[\\w}>*]\\.js)${AFTER}`,
  'g',
);
/** An example of markdown between fences. */
const EXAMPLE = /^ *```[^]*?^ *```$/gm;
const ADDRESS = /\w+:\/\/\S+/g;

const LINK = /!?\[[^\]]*\]\(([^)\s]+)[^)]*\)|<(?:img|a)\b[^>]*?\b(?:src|href)="([^"]+)"/g;
/** A comment after code, and not within a string. */
const TRAILING = /^(?:[^'"`]|'[^']*'|"[^"]*"|`[^`]*`)*?\s((?:\/\/|\/\*) .*)/;
const TITLE = /^\s*(?:test|it|describe)(?:\.\w+)*\(/;

/** @type {(file: string) => string[]} */
function foldersOf(file) {
  const parts = file.split('/').slice(0, -1);
  return parts.map((_, at) => parts.slice(0, at + 1).join('/'));
}

/**
 * The text with everything but line breaks blanked where it matches, so that lines keep their numbers.
 * @type {(text: string, pattern: RegExp) => string}
 */
const without = (text, pattern) => text.replace(pattern, (match) => match.replaceAll(/[^\n]/g, ' '));

/**
 * What a file says in prose: markdown but for its examples, comments, and titles of tests.
 * @type {(file: string, text: string) => string}
 */
function prose(file, text) {
  if (file.endsWith('.md')) return without(text, EXAMPLE);
  const hash = /(\.(ya?ml|example)|ignore|Makefile|Dockerfile|\.ci\/run)$/.test(file);
  let inBlock = false;
  const lines = text.split('\n').map((line) => {
    if (hash) return /(?:^|\s)#.*/.exec(line)?.[0] ?? '';
    const whole = inBlock || /^\s*(\{?\/\*|\/\/|\*)/.test(line) || TITLE.test(line);
    const opened = line.lastIndexOf('/*');
    const closed = line.lastIndexOf('*/');
    // A glob such as '**/*.ts' opens no comment: one begins a line or follows a space.
    if (/(?:^|[\s{])\/\*/.test(line) || inBlock) inBlock = closed < 0 ? inBlock || opened >= 0 : opened > closed;
    return whole ? line : (TRAILING.exec(line)?.[1] ?? '');
  });
  return lines.join('\n');
}

/**
 * A name as a pattern over paths: `*` and `<…>` are part of a step, `{a,b}` is one of them, `**` any folders.
 * @type {(name: string) => string}
 */
function patternOf(name) {
  /** @type {Record<string, string>} */
  const parts = { '**/': '(?:.*/)?', '*': '[^/]*', '{': '(?:', '}': ')', ',': '|', '.': '\\.' };
  return name.replaceAll(/<[^>]*>/g, '*').replaceAll(/\*\*\/|[*{},.]/g, (sign) => parts[sign] ?? sign);
}

/**
 * Whether a name in a file's text is a file's: with leading folders left out, or from beside it.
 * @type {(name: string, from: string) => boolean}
 */
function found(name, from) {
  const beside = posix.normalize(posix.join(posix.dirname(from), name));
  const anywhere = name.replace(/^(\.{1,2}\/)+/, '');
  // Imports name the .ts file they mean by .js.
  const paths = `(?:${patternOf(beside)}|(?:.*/)?${patternOf(anywhere)})`.replaceAll(/\\\.js(?=[|)])/g, '\\.[jt]s');
  const pattern = new RegExp(`^${paths}$`);
  return files.some((file) => pattern.test(file));
}

/**
 * The anchors of a document's headings, as GitHub makes them.
 * @type {(file: string) => string[]}
 */
const anchors = (file) =>
  [...without(readFileSync(file, 'utf8'), EXAMPLE).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

/**
 * Whether a document's link leads nowhere.
 * @type {(link: string, from: string) => boolean}
 */
function brokenLink(link, from) {
  if (/^(\w+:|\/\/)/.test(link)) return false;
  const [path = '', anchor] = decodeURI(link).split('#');
  const target = path ? posix.normalize(posix.join(posix.dirname(from), path)).replace(/\/$/, '') : from;
  if (!files.includes(target) && !folders.has(target)) return true;
  return anchor !== undefined && target.endsWith('.md') && !anchors(target).includes(anchor);
}

/**
 * What is broken in a file: `file:line reference`.
 * @type {(file: string) => string[]}
 */
function broken(file) {
  const text = prose(file, readFileSync(file, 'utf8'));
  const links = file.endsWith('.md') ? [...text.matchAll(LINK)] : [];
  const names = [...without(without(text, LINK), ADDRESS).matchAll(NAME)];
  return [
    ...links
      .map(({ index, 1: link, 2: source = '' }) => ({ index, what: link ?? source }))
      .filter(({ what }) => brokenLink(what, file)),
    ...names
      .map(({ index, 0: what }) => ({ index, what }))
      .filter(({ what }) => !MADE.test(what) && !found(what, file)),
  ].map(({ index, what }) => `${file}:${text.slice(0, index).split('\n').length} ${what}`);
}

const READ = /\.(md|tsx?|mjs|cjs|js|css|ya?ml|html|example)$|(^|\/)(Makefile|Dockerfile|run)$/;
const problems = files.filter((file) => READ.test(file) && !file.includes('generated')).flatMap(broken);
for (const problem of problems) console.error(`No existe: ${problem}`);
process.exitCode = problems.length > 0 ? 1 : 0;
