import { api } from '../../api/public.generated';
import { notFound, toldByPage, type PageLoader } from '../../store/page-loader';
import type { AppStore } from '../../store/store';
import { followTidy, isFiltered, pageArg, readFilters, readPages, type Pages } from '../list/address';
import { followMerged } from '../list/merged';
import { CHEFS, searchBody } from './chef-list';

const { listActiveChefs, listChefCities, listDiets, listFoodTypes, listModalities, searchChefs } = api.endpoints;

/** Loads the choices of the filters, and the page or search that the address asks for. */
export const load: PageLoader = async ({ store, request }) => {
  const search = new URL(request.url).searchParams;
  followTidy(CHEFS.path, search);
  const filters = readFilters(search);
  const { scope } = CHEFS;
  const pages = readPages(search);
  const listed = isFiltered(filters) ? undefined : loadPages(store, pages);
  // Most far pages do not exist, and then no choices are needed.
  if (pages.last > 1) await listed;
  const [formato, comida, ciudad, dieta] = await Promise.all([
    store.dispatch(listModalities.initiate({ scope }, { subscribe: false })).unwrap(),
    store.dispatch(listFoodTypes.initiate({ scope }, { subscribe: false })).unwrap(),
    store.dispatch(listChefCities.initiate(undefined, { subscribe: false })).unwrap(),
    store.dispatch(listDiets.initiate({ scope }, { subscribe: false })).unwrap(),
    isFiltered(filters)
      ? toldByPage(store, store.dispatch(searchChefs.initiate(searchBody(filters), { subscribe: false })))
      : listed,
  ]);
  followMerged(CHEFS, filters, {
    formato: formato.data,
    comida: comida.data,
    ciudad: ciudad.data,
    dieta: dieta.data,
  });
  return null;
};

async function loadPages(store: AppStore, { first, last }: Pages): Promise<void> {
  await Promise.all(Array.from({ length: last - first + 1 }, (_, at) => loadPage(store, first + at, first)));
}

/** A page after the last one does not exist. Behind one that does it is empty: there were more when it was shown. */
async function loadPage(store: AppStore, page: number, first: number): Promise<void> {
  const listed = await toldByPage(store, store.dispatch(listActiveChefs.initiate(pageArg(page), { subscribe: false })));
  if (page > 1 && page === first && listed?.chefs.length === 0) throw notFound();
}
