import { api } from '../../api/public.generated';
import { pageArg } from '../list/address';
import { listLoader, ONCE } from '../list/list-loader';
import { CHEFS, searchBody } from './chef-list';

const { listActiveChefs, listChefCities, searchChefs } = api.endpoints;

export const load = listLoader(CHEFS, {
  cities: (store) => store.dispatch(listChefCities.initiate(undefined, ONCE)),
  page: (store, page) => store.dispatch(listActiveChefs.initiate(pageArg(page), ONCE)),
  isEmpty: ({ chefs }) => chefs.length === 0,
  search: (store, filters) => store.dispatch(searchChefs.initiate(searchBody(filters), ONCE)),
});
