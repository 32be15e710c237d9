import { NO_FILTERS } from '../list/address';
import { searchBody } from './chef-list';

test('the search asks for food, city and format by their ids', () => {
  expect(searchBody({ ...NO_FILTERS, formato: 1, comida: 2, ciudad: 3 })).toEqual({
    searchChefsDto: { modalityId: 1, foodId: 2, cityId: 3 },
  });
});

test('the search asks for guests, diets and prices where there are any', () => {
  expect(
    searchBody({ ...NO_FILTERS, personas: 8, dieta: [2, 5], desde: 30_000, hasta: 60_000 }).searchChefsDto,
  ).toMatchObject({ guests: 8, diets: [2, 5], priceFrom: 30_000, priceTo: 60_000 });
  expect(JSON.stringify(searchBody(NO_FILTERS))).toBe('{"searchChefsDto":{"foodId":0,"cityId":0,"modalityId":0}}');
});

test('the search asks for words where there are any', () => {
  expect(searchBody({ ...NO_FILTERS, busca: 'paella' }).searchChefsDto).toMatchObject({ search: 'paella', foodId: 0 });
  expect(JSON.stringify(searchBody(NO_FILTERS))).not.toContain('search"');
});
