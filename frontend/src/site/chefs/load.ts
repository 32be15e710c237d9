import { api } from '../../api/public.generated';
import { listLoader } from '../list/list-loader';
import { CHEFS, searchBody } from './chef-list';

const { listActiveChefs, listChefCities, searchChefs } = api.endpoints;

export const load = listLoader(CHEFS, {
  cities: listChefCities,
  page: listActiveChefs,
  isEmpty: ({ chefs }) => chefs.length === 0,
  search: searchChefs,
  searchBody,
});
