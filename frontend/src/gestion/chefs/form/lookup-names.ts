import type { LookupDto } from '../../../api/generated';

/** Longest name of a food type or city the server takes. */
export const LOOKUP_NAME_LENGTH = 80;

export const namesOf = (lookups: LookupDto[] | undefined): string[] => (lookups ?? []).map(({ name }) => name);
