import { useEffect, useState } from 'react';

/** Loading overlay delay. */
const LOADING_DELAY_MS = 1000;

/**
 * The rule of product.md 4: the overlay shows a value at once, but if it is already showing when a new value arrives, the new value
 * applies after 1 second. A value that is taken back within that second is forgotten.
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
