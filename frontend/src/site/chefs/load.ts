import { api } from '../../api/public.generated';
import { notFound, read, toldByPage, type PageLoader } from '../../app/page-loader';
import type { AppStore } from '../../app/store';
import { isFiltered, pageArg, readFilters, readPage } from '../list/address';
import { searchBody } from './chef-list';

/** Loads the choices of the filters, and the page or search that the address asks for. */
export const loadChefs: PageLoader = async ({ store, request }) => {
  const search = new URL(request.url).searchParams;
  const filters = readFilters(search);
  const { listModalities, listFoodTypes, listChefCities, searchChefs } = api.endpoints;
  await Promise.all([
    read(store, listModalities.initiate()),
    read(store, listFoodTypes.initiate()),
    read(store, listChefCities.initiate()),
    toldByPage(
      isFiltered(filters) ? read(store, searchChefs.initiate(searchBody(filters))) : loadPage(store, readPage(search)),
    ),
  ]);
  return null;
};

/** A page after the last one does not exist. */
async function loadPage(store: AppStore, page: number): Promise<void> {
  const { chefs } = await read(store, api.endpoints.listActiveChefs.initiate(pageArg(page)));
  if (page > 1 && chefs.length === 0) throw notFound();
}
