import { api } from '../../api/lists.generated';
import { notFound, read, toldByPage, type PageLoader } from '../../app/page-loader';
import type { AppStore } from '../../app/store';
import { isFiltered, pageArg, readFilters, readPage } from '../list/address';
import { followMerged } from '../list/merged';
import { CHEFS, searchBody } from './chef-list';

/** Loads the choices of the filters, and the page or search that the address asks for. */
export const load: PageLoader = async ({ store, request }) => {
  const search = new URL(request.url).searchParams;
  const filters = readFilters(search);
  const { listModalities, listFoodTypes, listDiets, listChefCities, searchChefs } = api.endpoints;
  const { scope } = CHEFS;
  const [formato, comida, ciudad, dieta] = await Promise.all([
    read(store, listModalities.initiate({ scope })),
    read(store, listFoodTypes.initiate({ scope })),
    read(store, listChefCities.initiate()),
    read(store, listDiets.initiate({ scope })),
    toldByPage(
      isFiltered(filters) ? read(store, searchChefs.initiate(searchBody(filters))) : loadPage(store, readPage(search)),
    ),
  ]);
  followMerged(CHEFS, filters, {
    formato: formato.data,
    comida: comida.data,
    ciudad: ciudad.data,
    dieta: dieta.data,
  });
  return null;
};

/** A page after the last one does not exist. */
async function loadPage(store: AppStore, page: number): Promise<void> {
  const { chefs } = await read(store, api.endpoints.listActiveChefs.initiate(pageArg(page)));
  if (page > 1 && chefs.length === 0) throw notFound();
}
