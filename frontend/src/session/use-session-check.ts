import { useCallback, useEffect, useState } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';

import { api } from '../api/generated';
import type { AppDispatch } from '../app/store';
import { restored, selectAdmitted, selectSessionReady, signedOut } from './session-slice';
import { readStoredUser } from './stored-user';

/** How far the guard has come: still asking, let in, refused, signed out since, or nobody could say. */
export type SessionCheck = 'checking' | 'valid' | 'refused' | 'left' | 'unreachable';

/**
 * The guard's question: restores the stored user and asks the server, once per visit to the
 * back-office, whether the token is still good. A token that is not is forgotten.
 */
export function useSessionCheck(): { check: SessionCheck; again: () => void } {
  const dispatch = useDispatch<AppDispatch>();
  const store = useStore<Parameters<typeof selectAdmitted>[0]>();
  const ready = useSelector(selectSessionReady);
  const admitted = useSelector(selectAdmitted);
  const [outcome, setOutcome] = useState<SessionCheck>('checking');
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (!ready) {
      dispatch(restored(readStoredUser()));
      return undefined;
    }
    if (!selectAdmitted(store.getState())) return undefined;
    let current = true;
    const asked = dispatch(api.endpoints.validateToken.initiate(undefined, { forceRefetch: true, subscribe: false }));
    void asked.then(({ data, error }) => {
      if (!current) return;
      // Only the server's own word ends a session: no outage, no limit and no proxy's page knows anything of the token.
      if (error || !data) setOutcome('unreachable');
      else if (data.isValid) setOutcome('valid');
      else dispatch(signedOut());
    });
    return () => {
      current = false;
    };
  }, [attempt, dispatch, ready, store]);

  const again = useCallback(() => {
    setOutcome('checking');
    setAttempt((count) => count + 1);
  }, []);
  const check = admitted || !ready ? outcome : outcome === 'valid' ? 'left' : 'refused';
  return { check, again };
}
