import { useDispatch, useStore } from 'react-redux';
import { useNavigate } from 'react-router-dom';

import { useLeaveKitchenMutation } from '../../api/kitchen.generated';
import { api } from '../../api/public.generated';
import { endedInTime } from '../../session/ended-in-time';
import { rememberSignOut } from '../../session/late-sign-outs';
import { selectToken, signedOut } from '../../session/session-slice';
import { CHEF_KEY } from '../../session/stored-user';
import { mayLeave } from '../../ui/leave-askers';
import { KITCHEN } from '../paths';

/** 'Salir': asks where work is unsaved, ends the session on the server (later, if it does not answer in time), and forgets it here. */
export function useLeave(): () => Promise<void> {
  const [leave] = useLeaveKitchenMutation();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const store = useStore<Parameters<typeof selectToken>[0]>();
  return async () => {
    if (!(await mayLeave())) return;
    const token = selectToken(store.getState());
    if (!(await endedInTime(leave())) && token !== undefined) rememberSignOut(token, CHEF_KEY);
    dispatch(signedOut());
    // What was read with the token is read again by the next chef.
    dispatch(api.util.resetApiState());
    await navigate(KITCHEN);
  };
}
