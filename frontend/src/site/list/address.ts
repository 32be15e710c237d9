/** Page size of the lists (product.md 9). */
export const PAGE_SIZE = 12;

/** What a list shows, as its address says it; 0 means all. */
export interface ListFilters {
  formato: number;
  comida: number;
  ciudad: number;
}

export type FilterName = keyof ListFilters;

export const NO_FILTERS: ListFilters = { formato: 0, comida: 0, ciudad: 0 };

/** Ids are plain digits within int4; whatever else an address holds means nothing was asked. */
function wholeNumber(text: string | null): number {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : 0;
}

export function readFilters(search: URLSearchParams): ListFilters {
  return {
    formato: wholeNumber(search.get('formato')),
    comida: wholeNumber(search.get('comida')),
    ciudad: wholeNumber(search.get('ciudad')),
  };
}

/** The page asked for; filters have none, because a search gives everything at once. */
export function readPage(search: URLSearchParams): number {
  return isFiltered(readFilters(search)) ? 1 : Math.max(1, wholeNumber(search.get('pagina')));
}

/** Any filter switches from the paged list to a search (product.md 2, Public chef list). */
export function isFiltered({ formato, comida, ciudad }: ListFilters): boolean {
  return formato !== 0 || comida !== 0 || ciudad !== 0;
}

/** A list's address: filters that are not 0, or a page after the first. No filter leads back to page 1 of the normal list. */
export function listPath(path: string, filters: ListFilters, page = 1): string {
  const search = new URLSearchParams();
  for (const [name, id] of Object.entries(filters)) if (id !== 0) search.set(name, String(id));
  if (!isFiltered(filters) && page > 1) search.set('pagina', String(page));
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}

export function pageArg(page: number): { page: number; perPage: number } {
  return { page, perPage: PAGE_SIZE };
}
