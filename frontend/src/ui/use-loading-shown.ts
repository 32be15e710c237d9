import { useEffect, useState } from 'react';

/** The delay of the loading overlay, in milliseconds. */
const LOADING_DELAY_MS = 1000;

/**
 * A value is shown at once when the overlay is not showing. While it is showing, a new value applies after 1 second,
 * and a value that is taken back within that second has no effect: calls in a row show one overlay that does not
 * flicker.
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
