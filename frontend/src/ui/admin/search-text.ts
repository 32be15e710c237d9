/** Most letters a search of the back-office may have: what the API takes. */
export const SEARCH_MAX = 100;

/** What is searched for: what somebody pasted, or wrote into the address, beyond the limit is cut off. */
export const searchText = (typed: string): string => Array.from(typed.trim()).slice(0, SEARCH_MAX).join('').trim();
