import { useSyncExternalStore } from 'react';

/** Below this width a table's rows turn into cards and the navigation into a drawer (look.md section 3). */
const NARROW = '(width < 48rem)';

function subscribe(changed: () => void): () => void {
  const query = window.matchMedia(NARROW);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** True on phones. */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(NARROW).matches,
    () => false,
  );
}
