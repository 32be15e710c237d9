import { useCallback } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { useNavigate } from 'react-router-dom';

import { useAnswers } from '../api/answers';
import { dropDraftsOf } from '../ui/drop-drafts';
import { mayLeave } from '../ui/leave-askers';
import { rememberSignOut } from './late-sign-outs';
import { selectAdmitted, selectToken, signedOut } from './session-slice';

const loadCalls = () => import('./sign-out-calls');

/**
 * 'Cerrar Sesión': asks first where work is unsaved; then ends the token on the server, forgets the user and all that they
 * left on this device, and goes to Home. A server that is away, or says nothing for five seconds, is told later.
 */
export function useSignOut(): () => Promise<void> {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const store = useStore<Parameters<typeof selectAdmitted>[0]>();
  const { start } = useAnswers();
  return useCallback(async () => {
    if (!(await mayLeave())) return;
    const token = selectToken(store.getState());
    const calls = await Promise.all([loadCalls(), start()]).catch(() => undefined);
    const told = await calls?.[0].endToken(calls[1]);
    if (!told && token !== undefined) rememberSignOut(token);
    await navigate('/');
    dropDraftsOf(selectAdmitted(store.getState())?.email ?? '');
    dispatch(signedOut());
    calls?.[0].forgetAnswers(calls[1]);
  }, [dispatch, navigate, start, store]);
}
