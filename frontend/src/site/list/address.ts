import { MAX_GUESTS, MAX_PRICE, MOST_DIETS } from '../../api/list-values.generated';
import { MOST_FOUND, PAGE_SIZE, SEARCH_MAX } from '../../api/page-values.generated';
import { redirect } from '../../store/page-loader';
import {
  CHOICE_PARAMETERS,
  DIET_PARAMETER,
  LIST_PARAMETERS,
  NUMBER_PARAMETERS,
  PAGE_PARAMETER,
  PRICE_STEPS,
} from './parameters';

export type ChoiceName = (typeof CHOICE_PARAMETERS)[number];
export type NumberName = (typeof NUMBER_PARAMETERS)[number];

/** What a list shows, read from its address. 0, no diets and no words mean all. */
export interface ListFilters extends Readonly<Record<ChoiceName | NumberName, number>> {
  readonly dieta: readonly number[];
  readonly busca: string;
}

export const NO_FILTERS: ListFilters = {
  formato: 0,
  comida: 0,
  ciudad: 0,
  personas: 0,
  desde: 0,
  hasta: 0,
  dieta: [],
  busca: '',
};

/** Most words of a search: the API looks for no more. */
export const SEARCH_WORDS = 8;

/** Search words as they are sent: one space between them, no control characters, and no more than the API takes. */
export function tidyWords(text: string): string {
  const words = text
    .split(/[\s\p{Cc}]+/u)
    .filter(Boolean)
    .slice(0, SEARCH_WORDS)
    .join(' ');
  return Array.from(words).slice(0, SEARCH_MAX).join('').trim();
}

/** Whether words are as long as they can be, so that perhaps more was typed. A space at the cut is gone. */
export function isLongest(words: string): boolean {
  return Array.from(words).length >= SEARCH_MAX - 1;
}

/** Whether there are as many words as are searched for, so that perhaps more were typed. */
export const hasMostWords = (words: string): boolean => words.split(' ').length >= SEARCH_WORDS;

/** Reads an id or a number: plain digits within int4, and no more than `most`. Any other text means that nothing was chosen. */
function wholeNumber(text: string | null, most = Infinity): number {
  const number = text !== null && /^\d{1,9}$/.test(text) ? Number(text) : 0;
  return number > most ? 0 : number;
}

export function readFilters(search: URLSearchParams): ListFilters {
  const number = (name: string, most?: number) => wholeNumber(search.get(name), most);
  const diets = search.getAll(DIET_PARAMETER).map((id) => wholeNumber(id));
  const [desde, hasta] = inOrder(number('desde', MAX_PRICE), number('hasta', MAX_PRICE));
  return {
    formato: number('formato'),
    comida: number('comida'),
    ciudad: number('ciudad'),
    personas: number('personas', MAX_GUESTS),
    desde: stepBelow(desde),
    hasta: stepAbove(hasta),
    dieta: [...new Set(diets)].filter((id) => id > 0).slice(0, MOST_DIETS),
    busca: tidyWords(search.get('busca') ?? ''),
  };
}

/** Two prices, the lower one first. Anyone who mixes them up means what is between them. */
const inOrder = (from: number, to: number): [number, number] => (from > to && to > 0 ? [to, from] : [from, to]);

/** The step at a lowest price or the next below it, so that nothing is left out. Below all steps there is no lowest price. */
const stepBelow = (price: number): number => PRICE_STEPS.findLast((step) => step <= price) ?? 0;

/** The step at a highest price or the next above it. Above all steps there is no highest price. */
const stepAbove = (price: number): number => (price > 0 ? PRICE_STEPS.find((step) => step >= price) : undefined) ?? 0;

/** The pages of a list that are shown, from the first to the last. */
export interface Pages {
  first: number;
  last: number;
}

/** Most pages that are shown at once: about as many cards as a search gives. The next one begins again. */
export const MOST_AT_ONCE = Math.floor(MOST_FOUND / PAGE_SIZE);

/** The pages in the address: '3', or '1-3' where load-more began at the first. A search has none: it gives all at once. */
export function readPages(search: URLSearchParams): Pages {
  const [, from = '', to = ''] = /^(\d+)(?:-(\d+))?$/.exec(search.get(PAGE_PARAMETER) ?? '') ?? [];
  if (isFiltered(readFilters(search))) return { first: 1, last: 1 };
  const first = Math.max(1, wholeNumber(from));
  return { first, last: Math.min(Math.max(first, wholeNumber(to)), first + MOST_AT_ONCE - 1) };
}

/** A page that is shown alone. */
export const alone = (page: number): Pages => ({ first: page, last: page });

/** Whether a choice, a number of people, a price or a diet is set. */
export function hasChoices(filters: ListFilters): boolean {
  return CHOICE_PARAMETERS.some((name) => filters[name] !== 0) || hasMore(filters);
}

/** Whether one of those is set that are asked for further down. */
export function hasMore(filters: ListFilters): boolean {
  return NUMBER_PARAMETERS.some((name) => filters[name] !== 0) || filters.dieta.length > 0;
}

/** Whether a filter or a word is set, so that the list is a search. */
export function isFiltered(filters: ListFilters): boolean {
  return hasChoices(filters) || filters.busca !== '';
}

/** The address of a list with these filters, or of pages. */
export function listPath(path: string, filters: ListFilters, { first, last }: Pages = alone(1)): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(filters) as [string, string | number | readonly number[]][])
    for (const one of typeof value === 'object' ? value : [value]) if (one) search.append(name, String(one));
  if (!isFiltered(filters) && last > 1) search.set(PAGE_PARAMETER, first === last ? String(last) : `${first}-${last}`);
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}

/**
 * Redirects an address that says the same in other words, such as a price between two steps.
 * @throws the redirect
 */
export function followTidy(path: string, search: URLSearchParams): void {
  const asked = new URLSearchParams([...search].filter(([name]) => LIST_PARAMETERS.includes(name))).toString();
  const tidy = listPath(path, readFilters(search), readPages(search));
  if (tidy !== (asked ? `${path}?${asked}` : path)) throw redirect(tidy);
}

export function pageArg(page: number): { page: number; perPage: number } {
  return { page, perPage: PAGE_SIZE };
}

/** What a search is asked for besides choices and words, as both calls take it; undefined means all. */
export function factsOf({ personas, dieta, desde, hasta }: ListFilters) {
  return {
    guests: personas || undefined,
    diets: dieta.length > 0 ? [...dieta] : undefined,
    priceFrom: desde || undefined,
    priceTo: hasta || undefined,
  };
}
