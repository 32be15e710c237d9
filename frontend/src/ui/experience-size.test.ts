import { durationText, guestsText } from './experience-size';

test.each([
  [4, 14, 'De 4 a 14 personas'],
  [10, 10, 'Para 10 personas'],
  [1, 1, 'Para 1 persona'],
  [null, null, undefined],
])('from %p to %p guests is %p', (min, max, text) => {
  expect(guestsText(min, max)).toBe(text);
});

test.each([
  [180, '3 h'],
  [150, '2 h 30 min'],
  [45, '45 min'],
  [1440, '24 h'],
  [null, undefined],
])('%p minutes are %p', (minutes, text) => {
  expect(durationText(minutes)).toBe(text);
});
