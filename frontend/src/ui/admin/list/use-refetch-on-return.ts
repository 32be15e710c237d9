import { useEffect } from 'react';

/** What a person at the page does. */
const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'scroll'] as const;

/** After how long without a touch nobody is taken to be at the page, in milliseconds. The session ends by itself then. */
const AWAY_MS = 10 * 60_000;

/**
 * Reads something again on every return to the tab, and at intervals while the tab is in front and somebody is at the page,
 * because another person may have changed it. RTK Query's own options for this would need listeners in every page's first load.
 */
export function useRefetchOnReturn(refetch: () => unknown, everyMs?: number): void {
  useEffect(() => {
    const refetchInFront = () => {
      if (document.visibilityState !== 'hidden') refetch();
    };
    window.addEventListener('focus', refetchInFront);
    document.addEventListener('visibilitychange', refetchInFront);
    let touched = Date.now();
    const touch = () => {
      const wasAway = Date.now() - touched > AWAY_MS;
      touched = Date.now();
      if (wasAway) refetchInFront();
    };
    const refetchInUse = () => {
      if (Date.now() - touched <= AWAY_MS) refetchInFront();
    };
    const timer = everyMs === undefined ? undefined : setInterval(refetchInUse, everyMs);
    if (timer !== undefined) for (const kind of TOUCHES) window.addEventListener(kind, touch, { passive: true });
    return () => {
      window.removeEventListener('focus', refetchInFront);
      document.removeEventListener('visibilitychange', refetchInFront);
      clearInterval(timer);
      for (const kind of TOUCHES) window.removeEventListener(kind, touch);
    };
  }, [everyMs, refetch]);
}
