import { useCallback } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { useNavigate } from 'react-router-dom';

import { statusOf } from '../api/error-text';
import { api, useLogoutMutation } from '../api/on-need.generated';
import { dropDraftsOf } from '../ui/drop-drafts';
import { mayLeave } from '../ui/leave-askers';
import { rememberSignOut } from './late-sign-outs';
import { selectAdmitted, selectToken, signedOut } from './session-slice';

/** How long somebody who leaves waits for the server. */
const PATIENCE_MS = 5_000;

/**
 * 'Cerrar Sesión': asks first where work is unsaved; then ends the token on the server, forgets the user and all that they
 * left on this device, and goes to Home. A server that is away, or says nothing for five seconds, is told later.
 */
export function useSignOut(): () => Promise<void> {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const store = useStore<Parameters<typeof selectAdmitted>[0]>();
  const [logout] = useLogoutMutation();
  return useCallback(async () => {
    if (!(await mayLeave())) return;
    const token = selectToken(store.getState());
    const told = await within(PATIENCE_MS, logout());
    if (!told && token !== undefined) rememberSignOut(token);
    await navigate('/');
    dropDraftsOf(selectAdmitted(store.getState())?.email ?? '');
    dispatch(signedOut());
    dispatch(api.util.resetApiState());
  }, [dispatch, logout, navigate, store]);
}

interface Call extends PromiseLike<{ error?: unknown }> {
  abort: () => void;
}

/** Whether the server ended the token, or knew of none, in time. */
async function within(milliseconds: number, call: Call): Promise<boolean> {
  const timer = window.setTimeout(() => call.abort(), milliseconds);
  const { error } = await call;
  window.clearTimeout(timer);
  return error === undefined || statusOf(error) === 401;
}
