/**
 * Makes the site's fonts from their packages: `node tools/fonts.mjs`, after a new version of one or when a new weight is
 * used. Each keeps all its letters and of its weights those the look sets, which is a third less to fetch before the first
 * page stands; the italic, which no page waits for, is of one weight. Their licence allows it (OFL, no reserved names).
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

/** Weights as ui/look/fonts.css declares them. */
const FONTS = [
  { name: 'fraunces', from: 'fraunces/files/fraunces-latin-wght-normal.woff2', wght: { min: 330, max: 500 } },
  { name: 'fraunces-italic', from: 'fraunces/files/fraunces-latin-wght-italic.woff2', wght: 370 },
  { name: 'figtree', from: 'figtree/files/figtree-latin-wght-normal.woff2', wght: { min: 400, max: 700 } },
];

/** Copyright and licence stay inside the file (OFL, condition 2). */
const NAMES = [0, 13, 14];

const workplace = mkdtempSync(join(tmpdir(), 'fonts-'));
try {
  execFileSync('npm', ['install', '--prefix', workplace, '--no-save', '--no-audit', '--no-fund', TOOL]);
  const cut = createRequire(join(workplace, 'tool.js'))('subset-font');
  for (const { name, from, wght } of FONTS) {
    const whole = readFileSync(join(PACKAGES, from));
    const options = { targetFormat: 'woff2', keepAllGlyphs: true, variationAxes: { wght }, preserveNameIds: NAMES };
    const font = await cut(whole, undefined, options);
    writeFileSync(join(FOLDER, `${name}.woff2`), font);
    console.log(`${name}: ${whole.length} → ${font.length} bytes`);
  }
  for (const family of ['fraunces', 'figtree']) {
    copyFileSync(join(PACKAGES, family, 'LICENSE'), join(FOLDER, `${family}-OFL.txt`));
  }
} finally {
  rmSync(workplace, { recursive: true });
}
