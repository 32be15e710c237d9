import { api, type ChoiceDto } from '../../api/public.generated';
import { notFound, toldByPage, type PageLoader, type StartedQuery } from '../../store/page-loader';
import type { AppStore } from '../../store/store';
import { followTidy, isFiltered, readFilters, readPages, type ListFilters, type Pages } from './address';
import type { ListKind } from './list-kind';
import { followMerged } from './merged';

const { listDiets, listFoodTypes, listModalities } = api.endpoints;

/** A loader starts each call once, and the page's hooks subscribe to its answer. */
export const ONCE = { subscribe: false } as const;

/** The calls of a list. */
interface ListCalls<Page> {
  cities: (store: AppStore) => StartedQuery<{ data: readonly ChoiceDto[] }>;
  page: (store: AppStore, page: number) => StartedQuery<Page>;
  isEmpty: (page: Page) => boolean;
  search: (store: AppStore, filters: ListFilters) => StartedQuery<unknown>;
}

/** Loads the choices of a list's filters, and the pages or the search that the address asks for. */
export function listLoader<Page>(kind: ListKind, { cities, page, isEmpty, search }: ListCalls<Page>): PageLoader {
  /** A page after the last one does not exist. Behind one that does it is empty: there were more when it was shown. */
  async function loadPage(store: AppStore, at: number, first: number): Promise<void> {
    const listed = await toldByPage(store, page(store, at));
    if (at > 1 && at === first && listed && isEmpty(listed)) throw notFound();
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
      store.dispatch(listModalities.initiate({ scope }, ONCE)).unwrap(),
      store.dispatch(listFoodTypes.initiate({ scope }, ONCE)).unwrap(),
      cities(store).unwrap(),
      store.dispatch(listDiets.initiate({ scope }, ONCE)).unwrap(),
      isFiltered(filters) ? toldByPage(store, search(store, filters)) : listed,
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
