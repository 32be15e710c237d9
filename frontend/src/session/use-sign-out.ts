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
 * 'Cerrar Sesión': asks first where work is unsaved; then ends the token on the server, forgets the user and all that they
 * left on this device, and goes to Home. A server that is away, or says nothing for five seconds, gets it later.
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
