import { useEffect } from 'react';
import { useDispatch } from 'react-redux';

import { loadingChanged } from './loading-slice';

/** What ends sooner shows no overlay, in milliseconds. */
const PATIENCE_MS = 500;

/** Asks for the loading overlay while something takes its time. */
export function useSlow(waiting: boolean): void {
  const dispatch = useDispatch();
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setTimeout(() => dispatch(loadingChanged(true)), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      dispatch(loadingChanged(false));
    };
  }, [dispatch, waiting]);
}
