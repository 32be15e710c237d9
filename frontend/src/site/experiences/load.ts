import { api } from '../../api/public.generated';
import { pageArg } from '../list/address';
import { listLoader, ONCE } from '../list/list-loader';
import { EXPERIENCES, searchBody } from './experience-list';

const { listProposalCities, listProposals, searchProposals } = api.endpoints;

export const load = listLoader(EXPERIENCES, {
  cities: (store) => store.dispatch(listProposalCities.initiate(undefined, ONCE)),
  page: (store, page) => store.dispatch(listProposals.initiate(pageArg(page), ONCE)),
  isEmpty: ({ data }) => data.proposals.length === 0,
  search: (store, filters) => store.dispatch(searchProposals.initiate(searchBody(filters), ONCE)),
});
