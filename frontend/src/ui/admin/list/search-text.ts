import { SEARCH_MAX } from '../../../api/page-values.generated';

/** What is searched for: what somebody pasted, or wrote into the address, beyond the limit is cut off. */
export const searchText = (typed: string): string => Array.from(typed.trim()).slice(0, SEARCH_MAX).join('').trim();
