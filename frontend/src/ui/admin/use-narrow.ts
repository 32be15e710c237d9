import { useMedia } from '../use-media';

/** True on phones: there a table's rows turn into cards and the navigation into a drawer. */
export const useNarrow = (): boolean => useMedia('(width < 48rem)');
