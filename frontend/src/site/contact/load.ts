import { api } from '../../api/public.generated';
import { read, type PageLoader } from '../../app/page-loader';
import { subjectNames } from './subject-names';

/**
 * Loads the company, the communes, and the chef or experience that the visitor asks about. What cannot be loaded is
 * left out, because asking must always work.
 */
export const load: PageLoader = async ({ store, request }) => {
  const { getCompany, listCities, getChefByName, getProposalByName } = api.endpoints;
  const { chef, experience } = subjectNames(new URL(request.url).searchParams);
  await Promise.allSettled([
    read(store, getCompany.initiate()),
    read(store, listCities.initiate({ scope: 'quotes' })),
    chef && read(store, getChefByName.initiate({ name: chef })),
    experience && read(store, getProposalByName.initiate({ name: experience })),
  ]);
  return null;
};
