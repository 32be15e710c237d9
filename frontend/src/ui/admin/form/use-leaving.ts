import { use, useCallback } from 'react';
import { useLocation } from 'react-router-dom';

import { RouterContext } from '../../router-context';

/**
 * Says whether another page was asked for. The one that is shown stays until the next one is drawn, and goes on working meanwhile.
 */
export function useLeaving(): () => boolean {
  const router = use(RouterContext);
  const { pathname } = useLocation();
  return useCallback(() => {
    if (!router) return false;
    const { navigation, location } = router.state;
    return (navigation.location ?? location).pathname !== pathname;
  }, [pathname, router]);
}
