import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';

import { useLeaveKitchenMutation } from '../../api/kitchen.generated';
import { api } from '../../api/public.generated';
import { signedOut } from '../../session/session-slice';
import { KITCHEN } from '../paths';

/** 'Salir': ends the session on the server, and forgets it here whether or not the server answers. */
export function useLeave(): () => Promise<void> {
  const [leave] = useLeaveKitchenMutation();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  return async () => {
    await leave();
    dispatch(signedOut());
    // What was read with the token is read again by the next chef.
    dispatch(api.util.resetApiState());
    await navigate(KITCHEN);
  };
}
