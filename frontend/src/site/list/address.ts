/** Page size of the lists. */
export const PAGE_SIZE = 12;

/** As many cards as a search gives at most. */
export const MOST_FOUND = 100;

/** As many characters as the API takes to search for. */
export const SEARCH_LENGTH = 100;

/** What a list shows, as its address says it; 0 and no words mean all. */
export interface ListFilters {
  formato: number;
  comida: number;
  ciudad: number;
  /** Words to find. */
  busca: string;
}

export type FilterName = Exclude<keyof ListFilters, 'busca'>;

export const NO_FILTERS: ListFilters = { formato: 0, comida: 0, ciudad: 0, busca: '' };

/** Ids are plain digits within int4; whatever else an address holds means nothing was asked. */
function wholeNumber(text: string | null): number {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : 0;
}

/** Words as they are searched for: one blank between them, no control characters, no more than the API takes. */
export function tidyWords(text: string): string {
  const words = text
    .split(/[\s\p{Cc}]+/u)
    .filter(Boolean)
    .join(' ');
  return Array.from(words).slice(0, SEARCH_LENGTH).join('').trim();
}

export function readFilters(search: URLSearchParams): ListFilters {
  return {
    formato: wholeNumber(search.get('formato')),
    comida: wholeNumber(search.get('comida')),
    ciudad: wholeNumber(search.get('ciudad')),
    busca: tidyWords(search.get('busca') ?? ''),
  };
}

/** The page asked for; filters have none, because a search gives everything at once. */
export function readPage(search: URLSearchParams): number {
  return isFiltered(readFilters(search)) ? 1 : Math.max(1, wholeNumber(search.get('pagina')));
}

/** Whether one of the three filters is chosen. */
export function hasChoices({ formato, comida, ciudad }: ListFilters): boolean {
  return formato !== 0 || comida !== 0 || ciudad !== 0;
}

/** Any filter, and any word, switches from the paged list to a search. */
export function isFiltered(filters: ListFilters): boolean {
  return hasChoices(filters) || filters.busca !== '';
}

/** A list's address: what is asked for, or a page after the first. Nothing asked leads back to page 1 of the normal list. */
export function listPath(path: string, filters: ListFilters, page = 1): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) if (value) search.set(name, String(value));
  if (!isFiltered(filters) && page > 1) search.set('pagina', String(page));
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}

export function pageArg(page: number): { page: number; perPage: number } {
  return { page, perPage: PAGE_SIZE };
}
