import { inChile } from '../chile-time';

const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const TIME = { hour: '2-digit', minute: '2-digit' } as const;

/** '22 nov 2026' */
export const dayOf = inChile(DAY);

/** '16:05' */
export const timeOf = inChile(TIME);

/** '22 nov 2026, 16:05' */
export const momentText = inChile({ ...DAY, ...TIME });

/** A moment of the API as Excel reads one: '2026-11-21 18:05'. Swedes write it like that. */
export const csvTime = inChile({ dateStyle: 'short', timeStyle: 'short' }, 'sv-SE');
