import { api } from '../../api/public.generated';
import type { PageLoader } from '../../store/page-loader';
import { subjectNames } from './subject-names';

const { getChefByName, getCompany, getProposalByName, listCities } = api.endpoints;

/**
 * Loads the company, the communes, and the chef or experience that the visitor asks about. What cannot be loaded is
 * left out, because asking must always work.
 */
export const load: PageLoader = async ({ store, request }) => {
  const { chef, experience } = subjectNames(new URL(request.url).searchParams);
  await Promise.allSettled([
    store.dispatch(getCompany.initiate(undefined, { subscribe: false })).unwrap(),
    store.dispatch(listCities.initiate({ scope: 'quotes' }, { subscribe: false })).unwrap(),
    chef && store.dispatch(getChefByName.initiate({ name: chef }, { subscribe: false })).unwrap(),
    experience && store.dispatch(getProposalByName.initiate({ name: experience }, { subscribe: false })).unwrap(),
  ]);
  return null;
};
