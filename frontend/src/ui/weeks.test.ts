import { weekdayText } from './days';
import { isMonth, monthsAfter, monthText } from './months';
import { todayInChile } from './today';
import { daysOf, weeksOf, WEEKDAYS } from './weeks';

test.each([
  ['2026-12', 5, '2026-11-30', '2027-01-03'],
  ['2027-02', 4, '2027-02-01', '2027-02-28'],
  ['2027-05', 6, '2027-04-26', '2027-06-06'],
])('%s is shown in %i weeks, from Monday to Sunday', (month, count, first, last) => {
  const weeks = weeksOf(month);
  expect(weeks).toHaveLength(count);
  expect([weeks[0]?.[0], weeks.at(-1)?.at(-1)]).toEqual([first, last]);
});

test('months follow each other over the year’s end, whatever the clocks do', () => {
  expect([monthsAfter('2026-12', 1), monthsAfter('2027-01', -1)]).toEqual(['2027-01', '2026-12']);
  expect(daysOf('2028-02')).toEqual(['2028-02-01', '2028-02-29']);
  expect(daysOf('2027-09')).toEqual(['2027-09-01', '2027-09-30']);
});

test.each([null, '', '2026', '2026-13', '2026-1', '1926-01', 'x'])('%j is no month', (text) => {
  expect(isMonth(text)).toBe(false);
});

test('days have Spanish names', () => {
  expect(monthText('2026-12')).toBe('Diciembre de 2026');
  expect(weekdayText('2026-12-12')).toBe('sábado 12 de diciembre');
  expect(WEEKDAYS[0]).toEqual({ short: 'lun', long: 'lunes' });
  expect(todayInChile(new Date('2026-11-23T02:59:59Z'))).toBe('2026-11-22');
});
