import { useEffect } from 'react';
import { useDispatch } from 'react-redux';

import type { AppDispatch } from '../app/store';

/**
 * Public pages ask the server nothing on behalf of a person, so they ask once a visit whether whoever is signed in still
 * has the role that was stored at sign-in. What does so arrives only then: visitors have no use for it.
 */
export function useRoleNow(token: string | undefined): void {
  const dispatch = useDispatch<AppDispatch>();
  useEffect(() => {
    if (token) void import('./ask-role').then(({ askRole }) => askRole(dispatch));
  }, [dispatch, token]);
}
