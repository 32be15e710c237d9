import { useLocation, useNavigation } from 'react-router-dom';

import { useSlow } from '../../ui/use-slow';

/**
 * Asks for the loading overlay while another page is slow to arrive. When only filters change, lists show their own
 * skeletons.
 */
export function useNavigationLoading(): void {
  const { pathname } = useLocation();
  const target = useNavigation().location?.pathname;
  useSlow(target !== undefined && target !== pathname);
}
