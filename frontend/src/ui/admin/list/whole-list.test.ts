import { chosenRows, type WholeAsked } from './whole-list';

interface Form {
  id: number;
  title: string;
  url: string;
  state: string;
}

const OLD: Form = { id: 1, title: 'Ñuñoa 2025', url: 'nunoa', state: 'inactive' };
const FIRST: Form = { id: 2, title: 'Matrimonios', url: 'matrimonios', state: 'active' };
const SECOND: Form = { id: 3, title: 'Cumpleaños', url: 'fiestas', state: 'active' };
const ALL = [OLD, FIRST, SECOND];

type Asked = WholeAsked<'title' | 'state'> & { state?: string };

const chosen = (asked: Asked) =>
  chosenRows(ALL, asked, {
    textOf: ({ title, url }) => `${title} ${url}`,
    passes: (form, { state }) => !state || form.state === state,
  });

test('every word is looked for in title and url, without case and accents', () => {
  expect(chosen({ search: 'NUNOA 2025' })).toEqual([OLD]);
  expect(chosen({ search: 'fiestas cumpleanos' })).toEqual([SECOND]);
  expect(chosen({ search: 'otro' })).toEqual([]);
  expect(chosen({ search: ' ' })).toEqual(ALL);
});

test('states narrow down, headings order, and the list itself stays as it came', () => {
  expect(chosen({ search: '', state: 'active' })).toEqual([FIRST, SECOND]);
  expect(chosen({ search: '', sort: 'title' })).toEqual([SECOND, FIRST, OLD]);
  expect(chosen({ search: '', sort: '-title' })).toEqual([OLD, FIRST, SECOND]);
  expect(chosen({ search: '', sort: 'state' })).toEqual([FIRST, SECOND, OLD]);
  expect(ALL).toEqual([OLD, FIRST, SECOND]);
});
