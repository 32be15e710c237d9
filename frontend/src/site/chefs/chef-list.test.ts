import { searchBody } from './chef-list';

test('the search asks for food, city and format by their ids', () => {
  expect(searchBody({ formato: 1, comida: 2, ciudad: 3 })).toEqual({
    searchChefsDto: { modalityId: 1, foodId: 2, cityId: 3 },
  });
});
