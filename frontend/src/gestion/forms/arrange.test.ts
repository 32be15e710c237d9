import { arrange } from './arrange';
import { formRow } from './forms.fixtures';

const OLD = formRow({ id: 1, title: 'Ñuñoa 2025', url: 'nunoa', state: 'inactive' });
const FIRST = formRow({ id: 2, title: 'Matrimonios', url: 'matrimonios' });
const SECOND = formRow({ id: 3, title: 'Cumpleaños', url: 'fiestas' });
const ALL = [OLD, FIRST, SECOND];

test('every word is looked for in title and url, without case and accents', () => {
  expect(arrange(ALL, { search: 'NUNOA 2025' })).toEqual([OLD]);
  expect(arrange(ALL, { search: 'fiestas cumpleanos' })).toEqual([SECOND]);
  expect(arrange(ALL, { search: 'otro' })).toEqual([]);
  expect(arrange(ALL, { search: ' ' })).toEqual(ALL);
});

test('states narrow down, headings order, and the list itself stays as it came', () => {
  expect(arrange(ALL, { search: '', state: 'active' })).toEqual([FIRST, SECOND]);
  expect(arrange(ALL, { search: '', sort: 'title' })).toEqual([SECOND, FIRST, OLD]);
  expect(arrange(ALL, { search: '', sort: '-title' })).toEqual([OLD, FIRST, SECOND]);
  expect(arrange(ALL, { search: '', sort: 'state' })).toEqual([FIRST, SECOND, OLD]);
  expect(ALL).toEqual([OLD, FIRST, SECOND]);
});
