import { todayInChile } from '../../platform/http/value/day.js';

/** The current month in Chile: '2026-11'. */
export const thisMonth = (): string => todayInChile().slice(0, 7);
