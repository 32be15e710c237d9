import { NO_FILTERS } from '../list/address';
import { searchBody } from './chef-list';

test('the search asks for food, city and format by their ids', () => {
  expect(searchBody({ formato: 1, comida: 2, ciudad: 3, busca: '' })).toEqual({
    searchChefsDto: { modalityId: 1, foodId: 2, cityId: 3 },
  });
});

test('the search asks for words where there are any', () => {
  expect(searchBody({ ...NO_FILTERS, busca: 'paella' }).searchChefsDto).toMatchObject({ search: 'paella', foodId: 0 });
  expect(JSON.stringify(searchBody(NO_FILTERS))).not.toContain('search"');
});
