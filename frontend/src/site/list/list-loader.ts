import { api, type ChoiceDto } from '../../api/public.generated';
import { notFound, read, start, orListProblem, type PageLoader, type Query } from '../../store/page-loader';
import type { AppStore } from '../../store/store';
import { followTidy, isFiltered, pageArg, readFilters, readPages, type ListFilters, type Pages } from './address';
import type { ListKind } from './list-kind';
import { followMerged } from './merged';

const { listDiets, listFoodTypes, listModalities } = api.endpoints;

interface ListCalls<Page, Body> {
  cities: Query<void, { data: readonly ChoiceDto[] }>;
  page: Query<ReturnType<typeof pageArg>, Page>;
  isEmpty: (page: Page) => boolean;
  search: Query<Body, unknown>;
  searchBody: (filters: ListFilters) => Body;
}

/** Loads the choices of a list's filters, and the pages or the search that the address asks for. */
export function listLoader<Page, Body>(kind: ListKind, calls: ListCalls<Page, Body>): PageLoader {
  /** A page after the last one does not exist. Behind one that does it is empty: there were more when it was shown. */
  async function loadPage(store: AppStore, at: number, first: number): Promise<void> {
    const listed = await orListProblem(store, start(store, calls.page, pageArg(at)));
    if (at > 1 && at === first && listed && calls.isEmpty(listed)) throw notFound();
  }

  const loadPages = (store: AppStore, { first, last }: Pages) =>
    Promise.all(Array.from({ length: last - first + 1 }, (_, at) => loadPage(store, first + at, first)));

  return async ({ store, request }) => {
    const address = new URL(request.url).searchParams;
    followTidy(kind.path, address);
    const filters = readFilters(address);
    const { scope } = kind;
    const pages = readPages(address);
    const listed = isFiltered(filters) ? undefined : loadPages(store, pages);
    // Most far pages do not exist, and then no choices are needed.
    if (pages.last > 1) await listed;
    const [formato, comida, ciudad, dieta] = await Promise.all([
      read(store, listModalities, { scope }),
      read(store, listFoodTypes, { scope }),
      read(store, calls.cities, undefined),
      read(store, listDiets, { scope }),
      isFiltered(filters) ? orListProblem(store, start(store, calls.search, calls.searchBody(filters))) : listed,
    ]);
    followMerged(kind, filters, {
      formato: formato.data,
      comida: comida.data,
      ciudad: ciudad.data,
      dieta: dieta.data,
    });
    return null;
  };
}
