/**
 * Makes the site's fonts from their packages: `node tools/fonts.mjs`, after a new version of one or when a new weight is
 * used. Each keeps the characters of western Europe, and the weights that the look sets; whatever else someone writes is
 * shown in a font of their system. It is cut into two files, by the letters that ui/look/fonts.css declares for each:
 * what nearly every page is written with, and what few are. Together that is three fifths less to fetch before the first
 * page stands. The italic, which no page waits for, is of one weight. Their licence allows it (OFL, no reserved names).
 * The tool that cuts them is fetched by npm when it is needed, as Lighthouse is.
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const TOOL = 'subset-font@2.9.0';
const PACKAGES = 'node_modules/@fontsource-variable';
const FOLDER = 'frontend/src/ui/look/fonts';

/** Plain b, d, h, k and l in the italic: without these two it shows those with a loop, which read as other letters. */
const PLAIN = ['rclt', 'rvrn'];

/** Weights as ui/look/fonts.css declares them. */
const FONTS = [
  { name: 'fraunces', from: 'fraunces/files/fraunces-latin-wght-normal.woff2', wght: { min: 330, max: 500 } },
  { name: 'fraunces-italic', from: 'fraunces/files/fraunces-latin-wght-italic.woff2', wght: 370, features: PLAIN },
  { name: 'figtree', from: 'figtree/files/figtree-latin-wght-normal.woff2', wght: { min: 400, max: 700 } },
];

/** @type {(first: number, last: number) => string} */
const between = (first, last) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at));

/** ASCII, the characters of Latin-1 and French, and the signs that Spanish texts, prices and recipes use. */
const SIGNS = '¡¿«»ªº·°½×€©–—‘’“”…\u00a0\u00ad\u2009\u2010\u2011\u202f';
const LETTERS = between(0x20, 0x7e) + between(0xc0, 0xff) + 'ŒœŸı' + SIGNS;

const DECLARED = readFileSync('frontend/src/ui/look/fonts.css', 'utf8');

/**
 * Those of LETTERS that the style sheet fetches a file for.
 * @type {(file: string) => string}
 */
function lettersOf(file) {
  const ranges = DECLARED.split(`/${file}.woff2`)[1]?.split('}')[0] ?? '';
  const spans = [...ranges.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)];
  const declared = spans
    .map(([, first = '', last = first]) => between(parseInt(first, 16), parseInt(last, 16)))
    .join('');
  return [...LETTERS].filter((letter) => declared.includes(letter)).join('');
}

/** Kerning, joined letters and accents. Left out are fractions and numbers of other heights, which nothing asks for. */
const FEATURES = ['kern', 'liga', 'clig', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'rlig', 'lnum', 'pnum', 'tnum'];

/** Copyright and licence stay inside the file (OFL, condition 2). */
const NAMES = [0, 13, 14];

const workplace = mkdtempSync(join(tmpdir(), 'fonts-'));
try {
  execFileSync('npm', ['install', '--prefix', workplace, '--no-save', '--no-audit', '--no-fund', TOOL]);
  const cut = createRequire(join(workplace, 'tool.js'))('subset-font');
  for (const { name, from, wght, features = [] } of FONTS) {
    const whole = readFileSync(join(PACKAGES, from));
    const kept = { variationAxes: { wght }, keepFeatures: [...FEATURES, ...features], preserveNameIds: NAMES };
    for (const file of [name, `${name}-rest`]) {
      const font = await cut(whole, lettersOf(file), { targetFormat: 'woff2', ...kept });
      writeFileSync(join(FOLDER, `${file}.woff2`), font);
      console.log(`${file}: ${whole.length} → ${font.length} bytes`);
    }
  }
  for (const family of ['fraunces', 'figtree']) {
    copyFileSync(join(PACKAGES, family, 'LICENSE'), join(FOLDER, `${family}-OFL.txt`));
  }
} finally {
  rmSync(workplace, { recursive: true });
}
