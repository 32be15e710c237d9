import type { PageAnswers } from '../../api/answers';
import { notFound, toldByPage, type PageLoader } from '../../app/page-loader';
import { isFiltered, pageArg, readFilters, readPage } from '../list/address';
import { followMerged } from '../list/merged';
import { EXPERIENCES, searchBody } from './experience-list';

/** Loads the choices of the filters, and the page or search that the address asks for. */
export const load: PageLoader = async ({ store, request }) => {
  const search = new URL(request.url).searchParams;
  const filters = readFilters(search);
  const { scope } = EXPERIENCES;
  const [formato, comida, ciudad, dieta] = await Promise.all([
    store.read('listModalities', { scope }),
    store.read('listFoodTypes', { scope }),
    store.read('listProposalCities'),
    store.read('listDiets', { scope }),
    toldByPage(
      isFiltered(filters) ? store.read('searchProposals', searchBody(filters)) : loadPage(store, readPage(search)),
    ),
  ]);
  followMerged(EXPERIENCES, filters, {
    formato: formato.data,
    comida: comida.data,
    ciudad: ciudad.data,
    dieta: dieta.data,
  });
  return null;
};

/** A page after the last one does not exist. */
async function loadPage(store: PageAnswers, page: number): Promise<void> {
  const { data } = await store.read('listProposals', pageArg(page));
  if (page > 1 && data.proposals.length === 0) throw notFound();
}
