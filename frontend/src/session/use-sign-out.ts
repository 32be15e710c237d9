import { useCallback } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { useNavigate } from 'react-router-dom';

import { api, useLogoutMutation } from '../api/public.generated';
import { dropDraftsOf } from '../ui/drop-drafts';
import { mayLeave } from '../ui/leave-askers';
import { selectAdmitted, signedOut } from './session-slice';

/**
 * 'Cerrar Sesión': asks first where work is unsaved; then ends the token on the server, forgets the user and all that they
 * left on this device, and goes to Home, also when the server is away.
 */
export function useSignOut(): () => Promise<void> {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const store = useStore<Parameters<typeof selectAdmitted>[0]>();
  const [logout] = useLogoutMutation();
  return useCallback(async () => {
    if (!(await mayLeave())) return;
    await logout();
    await navigate('/');
    dropDraftsOf(selectAdmitted(store.getState())?.email ?? '');
    dispatch(signedOut());
    dispatch(api.util.resetApiState());
  }, [dispatch, logout, navigate, store]);
}
