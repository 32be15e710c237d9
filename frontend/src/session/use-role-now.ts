import { useEffect } from 'react';
import { useDispatch } from 'react-redux';

import { api } from '../api/public.generated';
import type { AppDispatch } from '../store/store';

/** Asks once a visit whether the person still has the stored role: public pages make no other calls in a person's name. */
export function useRoleNow(token: string): void {
  const dispatch = useDispatch<AppDispatch>();
  useEffect(() => {
    void dispatch(api.endpoints.validateToken.initiate(undefined, { forceRefetch: true, subscribe: false }));
  }, [dispatch, token]);
}
