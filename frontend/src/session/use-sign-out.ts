import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';

import { api, useLogoutMutation } from '../api/public.generated';
import { signedOut } from './session-slice';

/** 'Cerrar Sesión': ends the token on the server, forgets the user and goes to Home, also when the server is away. */
export function useSignOut(): () => Promise<void> {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [logout] = useLogoutMutation();
  return useCallback(async () => {
    await logout();
    await navigate('/');
    dispatch(signedOut());
    dispatch(api.util.resetApiState());
  }, [dispatch, logout, navigate]);
}
