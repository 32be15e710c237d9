import { api } from '../../api/lists.generated';
import { notFound, read, toldByPage, type PageLoader } from '../../app/page-loader';
import type { AppStore } from '../../app/store';
import { isFiltered, pageArg, readFilters, readPage } from '../list/address';
import { followMerged } from '../list/merged';
import { EXPERIENCES, searchBody } from './experience-list';

/** Loads the choices of the filters, and the page or search that the address asks for. */
export const load: PageLoader = async ({ store, request }) => {
  const search = new URL(request.url).searchParams;
  const filters = readFilters(search);
  const { listModalities, listFoodTypes, listDiets, listProposalCities, searchProposals } = api.endpoints;
  const { scope } = EXPERIENCES;
  const [formato, comida, ciudad, dieta] = await Promise.all([
    read(store, listModalities.initiate({ scope })),
    read(store, listFoodTypes.initiate({ scope })),
    read(store, listProposalCities.initiate()),
    read(store, listDiets.initiate({ scope })),
    toldByPage(
      isFiltered(filters)
        ? read(store, searchProposals.initiate(searchBody(filters)))
        : loadPage(store, readPage(search)),
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
async function loadPage(store: AppStore, page: number): Promise<void> {
  const { data } = await read(store, api.endpoints.listProposals.initiate(pageArg(page)));
  if (page > 1 && data.proposals.length === 0) throw notFound();
}
