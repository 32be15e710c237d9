import { useCallback, useContext } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext, useLocation } from 'react-router-dom';

/**
 * Tells whether another page was asked for. The one that is shown stays until the next one is drawn, and goes on working meanwhile;
 * the router knows where it leads to at once, what hooks tell of it comes with the drawing.
 */
export function useLeaving(): () => boolean {
  const router = useContext(DataRouterContext)?.router;
  const { pathname } = useLocation();
  return useCallback(() => {
    if (!router) return false;
    const { navigation, location } = router.state;
    return (navigation.location ?? location).pathname !== pathname;
  }, [pathname, router]);
}
