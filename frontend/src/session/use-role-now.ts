import { useEffect } from 'react';
import { useDispatch } from 'react-redux';

import { api } from '../api/public.generated';
import type { AppDispatch } from '../store/store';

/**
 * Public pages make no calls in a person's name, so they ask once a visit whether the person still has the role that
 * was stored at sign-in. The answer, like every other one, carries the current role (api/base-query.ts).
 */
export function useRoleNow(token: string | undefined): void {
  const dispatch = useDispatch<AppDispatch>();
  useEffect(() => {
    if (!token) return;
    void dispatch(api.endpoints.validateToken.initiate(undefined, { forceRefetch: true, subscribe: false }));
  }, [dispatch, token]);
}
