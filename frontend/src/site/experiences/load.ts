import { api } from '../../api/public.generated';
import { listLoader } from '../list/list-loader';
import { EXPERIENCES, searchBody } from './experience-list';

const { listProposalCities, listProposals, searchProposals } = api.endpoints;

export const load = listLoader(EXPERIENCES, {
  cities: listProposalCities,
  page: listProposals,
  isEmpty: ({ data }) => data.proposals.length === 0,
  search: searchProposals,
  searchBody,
});
