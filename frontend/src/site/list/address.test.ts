import { listPath, NO_FILTERS, readFilters, readPage, tidyWords } from './address';

const search = (text: string) => new URLSearchParams(text);

test('an address says its filters; what is missing means all', () => {
  expect(readFilters(search('formato=2&ciudad=7'))).toEqual({ ...NO_FILTERS, formato: 2, ciudad: 7 });
});

test.each(['-1', '1.5', '0x10', '1e3', 'todas', '99999999999', ''])('%p is no id and means all', (value) => {
  expect(readFilters(search(`formato=${value}`))).toEqual(NO_FILTERS);
});

test('filters and addresses say the same', () => {
  const filters = { formato: 2, comida: 0, ciudad: 7, busca: 'pastel de choclo' };
  const address = '/chefs?formato=2&ciudad=7&busca=pastel+de+choclo';
  expect(listPath('/chefs', filters)).toBe(address);
  expect(readFilters(new URL(address, 'http://here').searchParams)).toEqual(filters);
});

test('all filters back at 0 is page 1 of the plain list', () => {
  expect(listPath('/experiencias', { formato: 0, comida: 0, ciudad: 0, busca: '' })).toBe('/experiencias');
});

test('pages belong to the plain list only', () => {
  expect(listPath('/chefs', NO_FILTERS, 3)).toBe('/chefs?pagina=3');
  expect(listPath('/chefs', { ...NO_FILTERS, comida: 4 }, 3)).toBe('/chefs?comida=4');
  expect(readPage(search('pagina=3'))).toBe(3);
  expect(readPage(search('pagina=3&comida=4'))).toBe(1);
  expect(readPage(search('pagina=3&busca=paella'))).toBe(1);
  expect(readPage(search('pagina=0'))).toBe(1);
});

test.each([
  ['  pastel   de\tchoclo ', 'pastel de choclo'],
  ['   ', ''],
  ['sopa\0\u0007de\npan', 'sopa de pan'],
  ['🍷'.repeat(120), '🍷'.repeat(100)],
])('%j is searched for as %j', (typed, searched) => {
  expect(tidyWords(typed)).toBe(searched);
});
