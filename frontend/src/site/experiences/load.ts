import { api } from '../../api/public.generated';
import { notFound, read, toldByPage, type PageLoader } from '../../app/page-loader';
import type { AppStore } from '../../app/store';
import { isFiltered, pageArg, readFilters, readPage } from '../list/address';
import { searchBody } from './experience-list';

/** Loads the choices of the filters, and the page or search that the address asks for. */
export const loadExperiences: PageLoader = async ({ store, request }) => {
  const search = new URL(request.url).searchParams;
  const filters = readFilters(search);
  const { listModalities, listFoodTypes, listProposalCities, searchProposals } = api.endpoints;
  await Promise.all([
    read(store, listModalities.initiate()),
    read(store, listFoodTypes.initiate()),
    read(store, listProposalCities.initiate()),
    toldByPage(
      isFiltered(filters)
        ? read(store, searchProposals.initiate(searchBody(filters)))
        : loadPage(store, readPage(search)),
    ),
  ]);
  return null;
};

/** A page after the last one does not exist. */
async function loadPage(store: AppStore, page: number): Promise<void> {
  const { data } = await read(store, api.endpoints.listProposals.initiate(pageArg(page)));
  if (page > 1 && data.proposals.length === 0) throw notFound();
}
