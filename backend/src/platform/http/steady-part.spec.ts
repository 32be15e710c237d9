import { gunzipSync, gzipSync } from 'node:zlib';
import { gzipAround, SteadyPart } from './steady-part.js';

const STYLES = Array.from({ length: 4_000 }, (_, rule) => `.plato-${rule}{width:${rule * 7}px}`).join('');

describe('gzipAround', () => {
  const part = new SteadyPart(STYLES);
  const body = (before: string, after: string) => ({
    text: Buffer.from(before + STYLES + after),
    place: { part, at: Buffer.byteLength(before) },
  });

  it.each([
    [
      'around it',
      '<title>Ñandú… «Caleta»</title>',
      `<main class="plato-7">${'Entrada, fondo y postre. '.repeat(900)}</main>`,
    ],
    ['nothing before it', '', 'y lo demás'],
    ['nothing after it', 'antes', ''],
  ])('is read as the whole body, with %s', async (_case, before, after) => {
    const { text, place } = body(before, after);
    expect(gunzipSync(await gzipAround(text, place)).equals(text)).toBe(true);
  });

  it('is no larger than what gzip makes of the whole', async () => {
    const { text, place } = body('<title>Chefs</title>', STYLES.slice(90_000) + 'Mesa para ocho');
    expect((await gzipAround(text, place)).length).toBeLessThan(gzipSync(text).length * 1.02);
  });
});
