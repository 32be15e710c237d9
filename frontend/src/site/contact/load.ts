import { api } from '../../api/public.generated';
import { read, type PageLoader } from '../../store/page-loader';
import { readFilters } from '../list/address';
import { subjectNames } from './subject-names';

const { getChefByName, getCompany, getProposalByName, listCities, listDiets, listModalities } = api.endpoints;

/** Loads the company, the communes, and what the visitor asks for. It does without what fails: asking must always work. */
export const load: PageLoader = async ({ store, request }) => {
  const search = new URL(request.url).searchParams;
  const { chef, experience } = subjectNames(search);
  const { dieta, formato } = readFilters(search);
  await Promise.allSettled([
    read(store, getCompany, undefined),
    read(store, listCities, { scope: 'quotes' }),
    chef && read(store, getChefByName, { name: chef }),
    dieta.length > 0 && read(store, listDiets, {}),
    formato > 0 && read(store, listModalities, {}),
    experience && read(store, getProposalByName, { name: experience }),
  ]);
  return null;
};
