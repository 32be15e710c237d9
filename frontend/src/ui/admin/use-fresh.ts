import { useEffect } from 'react';

/**
 * Reads something anew on every return to the tab, and every so often while it is in front: another person may have
 * changed it meanwhile. By hand, as the builds leave RTK Query's own way out (vite/lean-libraries.ts).
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
