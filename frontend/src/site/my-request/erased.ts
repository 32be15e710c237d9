import type { AppStore } from '../../store/store';

/** The visits that have just erased their request: its link is over, and there is nothing left to load. */
const visits = new WeakSet<AppStore>();

export const noteErased = (store: AppStore): void => void visits.add(store);
export const isErased = (store: AppStore): boolean => visits.has(store);
