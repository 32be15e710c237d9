import { api } from '../../api/public.generated';
import type { PageLoader } from '../../store/page-loader';
import { readFilters } from '../list/address';
import { subjectNames } from './subject-names';

const { getChefByName, getCompany, getProposalByName, listCities, listDiets, listModalities } = api.endpoints;

/**
 * Loads the company, the communes, and the chef or experience and the choices that the visitor asks for. What cannot be loaded is
 * left out, because asking must always work.
 */
export const load: PageLoader = async ({ store, request }) => {
  const search = new URL(request.url).searchParams;
  const { chef, experience } = subjectNames(search);
  const { dieta, formato } = readFilters(search);
  await Promise.allSettled([
    store.dispatch(getCompany.initiate(undefined, { subscribe: false })).unwrap(),
    store.dispatch(listCities.initiate({ scope: 'quotes' }, { subscribe: false })).unwrap(),
    chef && store.dispatch(getChefByName.initiate({ name: chef }, { subscribe: false })).unwrap(),
    dieta.length > 0 && store.dispatch(listDiets.initiate({}, { subscribe: false })).unwrap(),
    formato > 0 && store.dispatch(listModalities.initiate({}, { subscribe: false })).unwrap(),
    experience && store.dispatch(getProposalByName.initiate({ name: experience }, { subscribe: false })).unwrap(),
  ]);
  return null;
};
