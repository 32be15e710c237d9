import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SRC = join(__dirname, '../..');

/** The weights in each font's file, as fonts.css declares them (tools/fonts.mjs). */
const WEIGHTS = { display: [330, 500], voice: [330, 400], text: [400, 700] } as const;

/** "font: 360 2rem/1 var(--font-display)" → 360, display */
const SET = /font:\s*(\d+)[^;]*?var\(--font-(display|voice|text)\)/g;

test('every weight that a style sheet sets is in the font’s file', () => {
  const sheets = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));
  const set = sheets.flatMap((file) =>
    [...readFileSync(join(SRC, file), 'utf8').matchAll(SET)].map(([, weight, font]) => ({
      file,
      weight: Number(weight),
      font,
    })),
  );
  const missing = set.filter(({ weight, font }) => {
    const [least, most] = WEIGHTS[font as keyof typeof WEIGHTS];
    return weight < least || weight > most;
  });
  expect(set.length).toBeGreaterThan(20);
  expect(missing).toEqual([]);
});
