import { useReducer } from 'react';

import type { UploadEnding } from './use-image-upload';

/** The files that were chosen since nothing was on its way. */
export interface UploadCounts {
  /** Without those that were given up. */
  chosen: number;
  /** How many of them are there. */
  ready: number;
  underWay: number;
}

const NOTHING: UploadCounts = { chosen: 0, ready: 0, underWay: 0 };

function counted(before: UploadCounts, event: 'begun' | UploadEnding): UploadCounts {
  if (event === 'begun') {
    const { chosen, ready, underWay } = before.underWay > 0 ? before : NOTHING;
    return { chosen: chosen + 1, ready, underWay: underWay + 1 };
  }
  return {
    chosen: before.chosen - (event === 'given up' ? 1 : 0),
    ready: before.ready + (event === 'ready' ? 1 : 0),
    underWay: before.underWay - 1,
  };
}

/** Counts files that are uploaded side by side, whichever ends first. */
export function useUploadCounts() {
  const [counts, count] = useReducer(counted, NOTHING);
  return { counts, begin: () => count('begun'), end: count };
}
