import { describe, expect, it } from '@jest/globals';
import { cleaned, cleanedLine, fits, isVisible } from './text.js';
import { within } from '../../../../test/harness/soak.js';

describe('the length of a text', () => {
  it('is counted in characters as a person counts them', () => {
    expect(fits('🍷🍷', 2)).toBe(true);
    expect(fits('🍷🍷🍷', 2)).toBe(false);
    expect(fits('', 0)).toBe(true);
  });

  it('is not counted where it is far beyond the limit: a body with pictures may be one text instead', () => {
    const text = 'x'.repeat(30_000_000);
    const before = performance.now();
    expect(fits(text, 200)).toBe(false);
    expect(performance.now() - before).toBeLessThan(within(100));
  });
});

describe('a text is kept without what nobody sees', () => {
  it.each([
    ['what turns direction', '\u202eevitacol\u202c \u2066Ana\u2069', 'evitacol Ana'],
    ['control characters', '\u0007\u001b[31mAna\u0085', '[31mAna'],
    ['outer spaces', '\ufeff Ana\u3000', 'Ana'],
    ['marks without a width', '\u200bÑu\u00adño\u2060a\u200d', 'Ñuñoa'],
  ])('%s', (_what, text, kept) => {
    expect(cleaned({ value: text })).toBe(kept);
  });

  it.each(['dos\r\nlíneas\ty una tabla', '👩🏽‍🍳', '👁️‍🗨️', '🏴‍☠️', 'NUL, which is refused: a\u0000b'])(
    'but with %j',
    (text) => {
      expect(cleaned({ value: text })).toBe(text);
    },
  );
});

it('a text of one line has no other', () => {
  expect(cleanedLine({ value: ' Ana \r\n Bcc: x\tde\u2028Ñuñoa\n' })).toBe('Ana Bcc: x de Ñuñoa');
  expect(cleanedLine({ value: 'Ana  María' })).toBe('Ana  María');
});

it.each([
  ['\u200b\u200d', false],
  ['\u00ad', false],
  ['\u3164', false],
  ['\u2800', false],
  ['\u0301', false],
  ['', false],
  ['.', true],
  ['👩🏽‍🍳', true],
  ['é', true],
])('whether there is anything to see of %j: %s', (text, visible) => {
  expect(isVisible(text)).toBe(visible);
});

it('takes no longer than its text is: a megabyte of spaces is looked through once', () => {
  const spaces = `a${' '.repeat(1024 * 1024)}a`;
  const started = performance.now();
  expect(cleanedLine({ value: spaces })).toBe(spaces);
  // It took an hour.
  expect(performance.now() - started).toBeLessThan(5_000);
});
