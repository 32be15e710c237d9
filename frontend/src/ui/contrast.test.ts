import { contrast, PLATE, readableOnPlate } from './contrast';

test('contrast is that of WCAG', () => {
  expect(contrast('#000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#faf7f2', PLATE)).toBeCloseTo(7.2, 1);
  expect(contrast('teal', PLATE)).toBeNull();
});

describe('a header’s text colour', () => {
  it.each(['white', '#faf7f2', '#FFD'])('stays %s, which can be read on the plate', (colour) => {
    expect(readableOnPlate(colour)).toBe(colour);
  });

  it.each(['black', '#c58b2a', '#8a3b2a', 'not a colour', '', null, undefined])(
    'turns white instead of %s',
    (colour) => {
      expect(readableOnPlate(colour)).toBe('#ffffff');
    },
  );
});
