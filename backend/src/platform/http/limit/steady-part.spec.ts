import { gunzipSync, gzipSync } from 'node:zlib';
import { cutAround, gzipAround, SteadyPart } from './steady-part.js';

const STYLES = Array.from({ length: 4_000 }, (_, rule) => `.plato-${rule}{width:${rule * 7}px}`).join('');

describe('gzipAround', () => {
  const part = new SteadyPart(STYLES);
  const body = (before: string, after: string) => ({
    text: Buffer.from(before + STYLES + after),
    place: { part, at: Buffer.byteLength(before) },
  });
  const asGzip = ({ text, place }: ReturnType<typeof body>) => Buffer.concat(gzipAround(cutAround(text, place), part));

  it.each([
    [
      'around it',
      '<title>Ñandú… «Caleta»</title>',
      `<main class="plato-7">${'Entrada, fondo y postre. '.repeat(900)}</main>`,
    ],
    ['nothing before it', '', 'y lo demás'],
    ['nothing after it', 'antes', ''],
  ])('is read as the whole body, with %s', (_case, before, after) => {
    const whole = body(before, after);
    expect(gunzipSync(asGzip(whole)).equals(whole.text)).toBe(true);
  });

  it('is no larger than what gzip makes of the whole', () => {
    const whole = body('<title>Chefs</title>', STYLES.slice(90_000) + 'Mesa para ocho');
    expect(asGzip(whole).length).toBeLessThan(gzipSync(whole.text).length * 1.02);
  });

  it('holds the one piece of the steady part, which all bodies share', () => {
    const { text, place } = body('antes', 'y lo demás');
    const pieces = cutAround(text, place);
    expect([pieces[1], gzipAround(pieces, part)[1]]).toEqual([part.bytes, part.deflated]);
    expect(pieces[1]).toBe(part.bytes);
  });
});
