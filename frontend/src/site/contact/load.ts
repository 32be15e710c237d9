import { api } from '../../api/public.generated';
import { read, type PageLoader } from '../../app/page-loader';
import { subjectNames } from './subject-names';

/**
 * What the page can be filled with: the company, the communes, and the chef or experience asked about. Whatever does not
 * come is left out: asking always works.
 */
export const loadContact: PageLoader = async ({ store, request }) => {
  const { getCompany, listCities, getChefByName, getProposalByName } = api.endpoints;
  const { chef, experience } = subjectNames(new URL(request.url).searchParams);
  await Promise.allSettled([
    read(store, getCompany.initiate()),
    read(store, listCities.initiate()),
    chef && read(store, getChefByName.initiate({ name: chef })),
    experience && read(store, getProposalByName.initiate({ name: experience })),
  ]);
  return null;
};
