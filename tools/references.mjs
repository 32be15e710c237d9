/** Fails on a relative link of a markdown page that leads to no file or heading of the repository, below the current folder. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';

const git = ['ls-files', '--cached', '--others', '--exclude-standard'];
const files = execFileSync('git', git, { encoding: 'utf8' }).split('\n').filter(existsSync);
const folders = new Set(files.flatMap(foldersOf));

/** An example of markdown between fences. */
const EXAMPLE = /^ *```[^]*?^ *```$/gm;
const LINK = /!?\[[^\]]*\]\(([^)\s]+)[^)]*\)|<(?:img|a)\b[^>]*?\b(?:src|href)="([^"]+)"/g;

/** @type {(file: string) => string[]} */
function foldersOf(file) {
  const parts = file.split('/').slice(0, -1);
  return parts.map((_, at) => parts.slice(0, at + 1).join('/'));
}

/**
 * A page with its examples blanked, so that lines keep their numbers.
 * @type {(file: string) => string}
 */
const textOf = (file) => readFileSync(file, 'utf8').replace(EXAMPLE, (example) => example.replaceAll(/[^\n]/g, ' '));

/**
 * The anchors of a page's headings, as GitHub makes them.
 * @type {(file: string) => string[]}
 */
const anchors = (file) =>
  [...textOf(file).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

/** @type {(link: string, from: string) => boolean} */
function isBroken(link, from) {
  if (/^(\w+:|\/\/)/.test(link)) return false;
  const [path = '', anchor] = decodeURI(link).split('#');
  const target = path ? posix.normalize(posix.join(posix.dirname(from), path)).replace(/\/$/, '') : from;
  if (!files.includes(target) && !folders.has(target)) return true;
  return anchor !== undefined && target.endsWith('.md') && !anchors(target).includes(anchor);
}

/**
 * Broken links of a page, as `file:line link`.
 * @type {(file: string) => string[]}
 */
function brokenLinks(file) {
  const text = textOf(file);
  return [...text.matchAll(LINK)]
    .map(({ index, 1: link, 2: source = '' }) => ({ index, target: link ?? source }))
    .filter(({ target }) => isBroken(target, file))
    .map(({ index, target }) => `${file}:${text.slice(0, index).split('\n').length} ${target}`);
}

const problems = files.filter((file) => file.endsWith('.md')).flatMap(brokenLinks);
for (const problem of problems) console.error(`No existe: ${problem}`);
process.exitCode = problems.length > 0 ? 1 : 0;
