import { useEffect } from 'react';
import { useDispatch } from 'react-redux';

import type { AppDispatch } from '../app/store';

/**
 * Public pages make no calls in a person's name, so they ask once a visit whether the person still has the role that
 * was stored at sign-in. The code for it is fetched only then, because most visitors are not signed in.
 */
export function useRoleNow(token: string | undefined): void {
  const dispatch = useDispatch<AppDispatch>();
  useEffect(() => {
    if (token) void import('./ask-role').then(({ askRole }) => askRole(dispatch));
  }, [dispatch, token]);
}
