import { PAGE_SIZE, SEARCH_MAX } from '../../api/page-values.generated';

/** What a list shows, read from its address. 0 and an empty text mean all. */
export interface ListFilters {
  formato: number;
  comida: number;
  ciudad: number;
  /** Search words. */
  busca: string;
}

export type FilterName = Exclude<keyof ListFilters, 'busca'>;

export const NO_FILTERS: ListFilters = { formato: 0, comida: 0, ciudad: 0, busca: '' };

const PAGE = 'pagina';

/** What the lists read of their addresses. */
export const LIST_PARAMETERS: readonly string[] = [...Object.keys(NO_FILTERS), PAGE];

/** Reads an id: plain digits within int4. Any other text means that nothing was chosen. */
function wholeNumber(text: string | null): number {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : 0;
}

/** Search words as they are sent: one space between them, no control characters, and no more than the API takes. */
export function tidyWords(text: string): string {
  const words = text
    .split(/[\s\p{Cc}]+/u)
    .filter(Boolean)
    .join(' ');
  return Array.from(words).slice(0, SEARCH_MAX).join('').trim();
}

/** Whether words are as long as they can be, so that perhaps more was typed. */
export function isLongest(words: string): boolean {
  return Array.from(words).length >= SEARCH_MAX;
}

export function readFilters(search: URLSearchParams): ListFilters {
  return {
    formato: wholeNumber(search.get('formato')),
    comida: wholeNumber(search.get('comida')),
    ciudad: wholeNumber(search.get('ciudad')),
    busca: tidyWords(search.get('busca') ?? ''),
  };
}

/** The page in the address. With filters there is none, because a search gives everything at once. */
export function readPage(search: URLSearchParams): number {
  return isFiltered(readFilters(search)) ? 1 : Math.max(1, wholeNumber(search.get(PAGE)));
}

/** Whether one of the three filters is chosen. */
export function hasChoices({ formato, comida, ciudad }: ListFilters): boolean {
  return formato !== 0 || comida !== 0 || ciudad !== 0;
}

/** Whether a filter or a word is set, so that the list is a search. */
export function isFiltered(filters: ListFilters): boolean {
  return hasChoices(filters) || filters.busca !== '';
}

/** The address of a list with these filters, or of a page after the first. */
export function listPath(path: string, filters: ListFilters, page = 1): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) if (value) search.set(name, String(value));
  if (!isFiltered(filters) && page > 1) search.set(PAGE, String(page));
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}

export function pageArg(page: number): { page: number; perPage: number } {
  return { page, perPage: PAGE_SIZE };
}
