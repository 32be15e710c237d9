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

/** The characters of a file as fonts.css declares them: 'U+20-22, U+3F' → 0x20, 0x21, 0x22, 0x3f. */
function lettersOf(file: string): Set<number> {
  const face = readFileSync(join(__dirname, 'fonts.css'), 'utf8').split(`/${file}.woff2`)[1]?.split('}')[0] ?? '';
  const spans = [...face.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)];
  return new Set(
    spans.flatMap(([, first = '', last = first]) => {
      const start = parseInt(first, 16);
      return Array.from({ length: parseInt(last, 16) - start + 1 }, (_, at) => start + at);
    }),
  );
}

describe.each(['fraunces', 'figtree', 'fraunces-italic'])('%s', (font) => {
  const [everyday, rest] = [lettersOf(font), lettersOf(`${font}-rest`)];

  test('has Spanish in the file that pages begin with', () => {
    const spanish = [...'AZaz09 ÁÉÍÓÚÜÑáéíóúüñ.,;:!?¡¿«»“”‘’–—…·-()/$%\'"'];
    expect(spanish.filter((letter) => !everyday.has(letter.codePointAt(0) ?? NaN))).toEqual([]);
  });

  test('has each character of western Europe in one of its two files', () => {
    expect([...everyday].filter((letter) => rest.has(letter))).toEqual([]);
    const letters = [...'&@#{}~ÀÈÇàèçßøŒœŸı€×½ºª°'];
    expect(
      letters.filter((letter) => [everyday, rest].every((file) => !file.has(letter.codePointAt(0) ?? NaN))),
    ).toEqual([]);
  });
});

/* A browser that lays out a text with one face of a family makes up a font for each other face that it has not fetched, at every size. */
test('each file is a family of its own, and the one with rare letters is named right behind the other', () => {
  const faces = readFileSync(join(__dirname, 'fonts.css'), 'utf8').split('@font-face').slice(1);
  const families = faces.map((face) => /font-family: ('[^']+')/.exec(face)?.[1]);
  expect(new Set(families).size).toBe(faces.length);
  const lists = readFileSync(join(__dirname, 'tokens.css'), 'utf8').replace(/\s+/g, ' ');
  for (const family of ['Fraunces', 'Figtree', 'Fraunces Italic'])
    expect(lists).toContain(`'${family}', '${family} rest',`);
});
