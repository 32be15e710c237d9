import { useEffect, useState } from 'react';

/** Loading overlay delay. */
const LOADING_DELAY_MS = 1000;

/**
 * The overlay shows a value at once. While it is showing, a new value applies after 1 second, and a value that is taken
 * back within that second is forgotten: calls in a row show one overlay that does not flicker.
 */
export function useLoadingShown(requested: boolean): boolean {
  const [shown, setShown] = useState(requested);
  if (requested && !shown) setShown(true);

  useEffect(() => {
    if (requested || !shown) return undefined;
    const timer = setTimeout(() => setShown(false), LOADING_DELAY_MS);
    return () => clearTimeout(timer);
  }, [requested, shown]);

  return shown;
}
