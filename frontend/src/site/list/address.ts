import { PAGE_SIZE, SEARCH_MAX } from '../../api/page-values.generated';
import { wholeNumber } from '../whole-number';
import { PAGE_PARAMETER, type FILTER_PARAMETERS } from './parameters';

export type FilterName = Exclude<(typeof FILTER_PARAMETERS)[number], 'busca'>;

/** What a list shows, read from its address: chosen ids, where 0 means all, and search words, where none mean all. */
export type ListFilters = Record<FilterName, number> & { busca: string };

export const NO_FILTERS: ListFilters = { formato: 0, comida: 0, ciudad: 0, busca: '' };

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
  return isFiltered(readFilters(search)) ? 1 : Math.max(1, wholeNumber(search.get(PAGE_PARAMETER)));
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
  if (!isFiltered(filters) && page > 1) search.set(PAGE_PARAMETER, String(page));
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}

export function pageArg(page: number): { page: number; perPage: number } {
  return { page, perPage: PAGE_SIZE };
}
