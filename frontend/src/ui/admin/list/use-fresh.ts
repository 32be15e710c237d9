import { useEffect } from 'react';

/**
 * Reads something again on every return to the tab, and at intervals while the tab is in front, because another person
 * may have changed it. RTK Query's own options for this would need listeners in every page's first load.
 */
export function useFresh(refetch: () => unknown, everyMs?: number): void {
  useEffect(() => {
    const refetchInFront = () => {
      if (document.visibilityState !== 'hidden') refetch();
    };
    window.addEventListener('focus', refetchInFront);
    document.addEventListener('visibilitychange', refetchInFront);
    const timer = everyMs === undefined ? undefined : setInterval(refetchInFront, everyMs);
    return () => {
      window.removeEventListener('focus', refetchInFront);
      document.removeEventListener('visibilitychange', refetchInFront);
      clearInterval(timer);
    };
  }, [everyMs, refetch]);
}
