import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { contrast, hexOf, PLATE, readableOnPlate } from './contrast';
import { NAMED_COLOURS } from './named-colours';

test('contrast is that of WCAG', () => {
  expect(contrast('#000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#faf7f2', PLATE)).toBeCloseTo(7.2, 1);
  expect(contrast('teal', PLATE)).toBeCloseTo(1.6, 1);
  expect(contrast('blanco', PLATE)).toBeNull();
});

describe('a header’s text colour', () => {
  it.each(['white', 'Ivory', '#faf7f2', '#FFD'])('stays %s, which can be read on the plate', (colour) => {
    expect(readableOnPlate(colour)).toBe(colour);
  });

  it.each(['black', 'rebeccapurple', '#c58b2a', '#8a3b2a', 'not a colour', '', null, undefined])(
    'turns white instead of %s',
    (colour) => {
      expect(readableOnPlate(colour)).toBe('#ffffff');
    },
  );
});

test.each([
  ['white', '#ffffff'],
  ['LightGoldenRodYellow', '#fafad2'],
  ['#FfD', '#ffffdd'],
  [' #8A3B2A ', '#8a3b2a'],
])('%s is %s', (colour, hex) => {
  expect(hexOf(colour)).toBe(hex);
});

test.each(['', 'blanco', '#ff', 'fff', '#ffffffff', 'rgb(0,0,0)', 'constructor'])('%p is no colour', (text) => {
  expect(hexOf(text)).toBeNull();
});

test('site and server know the same names', () => {
  const rule = readFileSync(join(__dirname, '../../../backend/src/modules/company/css-colour.ts'), 'utf8');
  const names = /`([^`]+)`\.split/.exec(rule)?.[1]?.split(/\s+/) ?? [];
  expect(names.length).toBeGreaterThan(140);
  expect([...NAMED_COLOURS.keys()]).toEqual(names);
});
