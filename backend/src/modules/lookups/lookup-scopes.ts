/** For whom a list of choices is read. */
export const SCOPES = ['chefs', 'proposals', 'staff'] as const;

/** The quote form asks for communes only. */
export const CITY_SCOPES = [...SCOPES, 'quotes'] as const;
export type LookupScope = (typeof CITY_SCOPES)[number];
