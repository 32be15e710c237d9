import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation, useNavigation } from 'react-router-dom';
import { loadingChanged } from '../../ui/loading-slice';

/** A page that arrives sooner shows no overlay, in milliseconds. */
export const PATIENCE_MS = 500;

/**
 * Asks for the loading overlay while another page is slow to arrive. When only filters change, lists show their own
 * skeletons.
 */
export function useNavigationLoading(): void {
  const dispatch = useDispatch();
  const { pathname } = useLocation();
  const target = useNavigation().location?.pathname;
  const leaving = target !== undefined && target !== pathname;

  useEffect(() => {
    if (!leaving) return undefined;
    const timer = setTimeout(() => dispatch(loadingChanged(true)), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      dispatch(loadingChanged(false));
    };
  }, [dispatch, leaving]);
}
