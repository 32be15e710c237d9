import { useCallback } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { useNavigate } from 'react-router-dom';

import { api } from '../api/public.generated';
import type { AppDispatch } from '../store/store';
import { dropDraftsOf } from '../ui/drop-drafts';
import { mayLeave } from '../ui/leave-askers';
import { endedInTime } from './ended-in-time';
import { rememberSignOut } from './late-sign-outs';
import { selectAdmitted, selectToken, signedOut } from './session-slice';

/**
 * 'Cerrar Sesión': ends the token on the server, later if it does not answer, and forgets all that the person left
 * here.
 */
export function useSignOut(): () => Promise<void> {
  const dispatch = useDispatch<AppDispatch>();
  const navigate = useNavigate();
  const store = useStore<Parameters<typeof selectAdmitted>[0]>();
  return useCallback(async () => {
    if (!(await mayLeave())) return;
    const token = selectToken(store.getState());
    const isEnded = await endedInTime(dispatch(api.endpoints.logout.initiate()));
    if (!isEnded && token !== undefined) rememberSignOut(token);
    await navigate('/');
    dropDraftsOf(selectAdmitted(store.getState())?.email ?? '');
    dispatch(signedOut());
    // What was read with the token is read again by the next person.
    dispatch(api.util.resetApiState());
  }, [dispatch, navigate, store]);
}
