import type { PageLoader } from '../../app/page-loader';
import { subjectNames } from './subject-names';

/**
 * Loads the company, the communes, and the chef or experience that the visitor asks about. What cannot be loaded is
 * left out, because asking must always work.
 */
export const load: PageLoader = async ({ store, request }) => {
  const { chef, experience } = subjectNames(new URL(request.url).searchParams);
  await Promise.allSettled([
    store.read('getCompany'),
    store.read('listCities', { scope: 'quotes' }),
    chef && store.read('getChefByName', { name: chef }),
    experience && store.read('getProposalByName', { name: experience }),
  ]);
  return null;
};
