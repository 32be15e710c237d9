import { durationText, guestsText, isOutside } from './experience-size';

test.each([
  [4, 14, 'De 4 a 14 personas'],
  [10, 10, 'Para 10 personas'],
  [1, 1, 'Para 1 persona'],
  [null, null, undefined],
])('from %p to %p guests is %p', (min, max, text) => {
  expect(guestsText(min, max)).toBe(text);
});

test.each([
  [180, '3\u00A0h'],
  [150, '2\u00A0h\u00A030\u00A0min'],
  [45, '45\u00A0min'],
  [1440, '24\u00A0h'],
  [null, undefined],
])('%p minutes are %p, in one piece', (minutes, text) => {
  expect(durationText(minutes)).toBe(text);
});

test.each([
  [3, 4, 14, true],
  [4, 4, 14, false],
  [14, 4, 14, false],
  [15, 4, 14, true],
  [50, null, null, false],
  [Number.NaN, 4, 14, false],
])('%p people for an experience from %p to %p: outside %p', (guests, min, max, outside) => {
  expect(isOutside(guests, min, max)).toBe(outside);
});
