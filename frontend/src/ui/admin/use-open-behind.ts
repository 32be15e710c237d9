import { useDeferredValue } from 'react';

/**
 * Whether something is open, true one drawing later than asked for: the press is painted before what it opens is drawn,
 * which takes more time than a frame has. It closes at once.
 */
export function useOpenBehind(open: boolean): boolean {
  const drawn = useDeferredValue(open, false);
  return open && drawn;
}
