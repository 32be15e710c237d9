import { alone, followTidy, listPath, NO_FILTERS, readFilters, readPages, tidyWords } from './address';
import { PRICE_STEPS } from './parameters';

const search = (text: string) => new URLSearchParams(text);

test('an address says its filters; what is missing means all', () => {
  expect(readFilters(search('formato=2&ciudad=7'))).toEqual({ ...NO_FILTERS, formato: 2, ciudad: 7 });
});

test.each(['-1', '1.5', '0x10', '1e3', 'todas', '99999999999', ''])('%p is no id and means all', (value) => {
  expect(readFilters(search(`formato=${value}`))).toEqual(NO_FILTERS);
});

test('filters and addresses say the same', () => {
  const filters = { ...NO_FILTERS, formato: 2, ciudad: 7, busca: 'pastel de choclo' };
  const address = '/chefs?formato=2&ciudad=7&busca=pastel+de+choclo';
  expect(listPath('/chefs', filters)).toBe(address);
  expect(readFilters(new URL(address, 'http://here').searchParams)).toEqual(filters);
});

test('all filters back at 0 is page 1 of the plain list', () => {
  expect(listPath('/experiencias', { ...NO_FILTERS })).toBe('/experiencias');
});

test('an address says guests, prices and diets', () => {
  const address = '/chefs?ciudad=7&personas=8&desde=30000&hasta=60000&dieta=2&dieta=5';
  const filters = readFilters(new URL(address, 'http://here').searchParams);
  expect(filters).toEqual({ ...NO_FILTERS, ciudad: 7, personas: 8, desde: 30_000, hasta: 60_000, dieta: [2, 5] });
  expect(listPath('/chefs', filters)).toBe(address);
});

test.each([
  ['personas=1001', {}],
  ['personas=ocho&desde=-1&hasta=1e5', {}],
  ['hasta=100000001', {}],
  ['desde=60000&hasta=30000', { desde: 30_000, hasta: 60_000 }],
  ['desde=60000', { desde: 60_000 }],
  ['dieta=2&dieta=2&dieta=x&dieta=0', { dieta: [2] }],
  [Array.from({ length: 30 }, (_, at) => `dieta=${at + 1}`).join('&'), { dieta: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] }],
])('%s means no more than can be asked for', (address, meant) => {
  expect(readFilters(search(address))).toEqual({ ...NO_FILTERS, ...meant });
});

test.each(['personas=8', 'desde=30000', 'hasta=30000', 'dieta=2'])('pages do not go with %s', (filter) => {
  expect(readPages(search(`pagina=3&${filter}`))).toEqual(alone(1));
});

test.each([
  ['1-3', { first: 1, last: 3 }, '1-3'],
  ['2-4', { first: 2, last: 4 }, '2-4'],
  ['3-3', { first: 3, last: 3 }, '3'],
  ['3-1', { first: 3, last: 3 }, '3'],
  ['0-2', { first: 1, last: 2 }, '1-2'],
  // As many as are shown at once, however many an address asks for.
  ['1-999', { first: 1, last: 8 }, '1-8'],
  ['5-', { first: 1, last: 1 }, null],
  ['a-b', { first: 1, last: 1 }, null],
])('the pages %s are %j, whose address says %s', (asked, pages, said) => {
  expect(readPages(search(`pagina=${asked}`))).toEqual(pages);
  expect(listPath('/chefs', NO_FILTERS, pages)).toBe(said ? `/chefs?pagina=${said}` : '/chefs');
});

test('pages belong to the plain list only', () => {
  expect(listPath('/chefs', NO_FILTERS, alone(3))).toBe('/chefs?pagina=3');
  expect(listPath('/chefs', { ...NO_FILTERS, comida: 4 }, alone(3))).toBe('/chefs?comida=4');
  expect(readPages(search('pagina=3'))).toEqual(alone(3));
  expect(readPages(search('pagina=3&comida=4'))).toEqual(alone(1));
  expect(readPages(search('pagina=3&busca=paella'))).toEqual(alone(1));
  expect(readPages(search('pagina=0'))).toEqual(alone(1));
});

test.each([
  ['  pastel   de\tchoclo ', 'pastel de choclo'],
  ['   ', ''],
  ['sopa\0\u0007de\npan', 'sopa de pan'],
  ['🍷'.repeat(120), '🍷'.repeat(100)],
])('%j is searched for as %j', (typed, searched) => {
  expect(tidyWords(typed)).toBe(searched);
});

/** Where the list of chefs with this query leads, if anywhere. */
function ledTo(query: string): string | null | undefined {
  try {
    followTidy('/chefs', search(query));
    return undefined;
  } catch (redirect) {
    return (redirect as Response).headers.get('Location');
  }
}

test.each([
  ['hasta=90000', '/chefs?hasta=100000'],
  ['hasta=1', '/chefs?hasta=25000'],
  ['hasta=99999999', '/chefs'],
  ['desde=47000', '/chefs?desde=45000'],
  ['desde=1', '/chefs'],
  ['desde=900000', '/chefs?desde=500000'],
  ['desde=47000&hasta=47000', '/chefs?desde=45000&hasta=50000'],
  ['ciudad=7&formato=2', '/chefs?formato=2&ciudad=7'],
  ['formato=0&comida=0&busca=', '/chefs'],
  ['pagina=1', '/chefs'],
  ['pagina=1-99', '/chefs?pagina=1-8'],
  ['pagina=3&hasta=30000', '/chefs?hasta=30000'],
  ['busca=++paella+', '/chefs?busca=paella'],
  ['busca=a+b+c+d+e+f+g+h+i+j', '/chefs?busca=a+b+c+d+e+f+g+h'],
  ['dieta=2&dieta=2&dieta=x', '/chefs?dieta=2'],
])('the list of %s is at %s, and only there', (asked, tidy) => {
  expect(ledTo(asked)).toBe(tidy);
  expect(ledTo(tidy.split('?')[1] ?? '')).toBeUndefined();
});

test('what is no filter, such as the marks of a campaign, leads nowhere', () => {
  expect(ledTo('utm_source=carta&hasta=30000&gclid=1')).toBeUndefined();
});

test('prices rise from step to step, so that there are few', () => {
  expect(PRICE_STEPS.toSorted((a, b) => a - b)).toEqual(PRICE_STEPS);
  expect(new Set(PRICE_STEPS).size).toBe(PRICE_STEPS.length);
});
