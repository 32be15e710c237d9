import { useCallback, useEffect, useState } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';

import { api } from '../api/public.generated';
import type { AppDispatch } from '../store/store';
import { restored, selectAdmitted, selectSessionReady, signedOut } from './session-slice';
import { readStoredUser } from './stored-user';
import { signOutReason } from './sign-out-reason';

/** The state of the guard: asking, let in, nobody signed in, refused, signed out since, or the server cannot be reached. */
type SessionCheck = 'checking' | 'valid' | 'nobody' | 'refused' | 'left' | 'unreachable';

/** Asks the server, once per visit to the back-office, whether the stored token still works. Removes one that does not. */
export function useSessionCheck(): { check: SessionCheck; reason: string | undefined; again: () => void } {
  const dispatch = useDispatch<AppDispatch>();
  const store = useStore<Parameters<typeof selectAdmitted>[0]>();
  const ready = useSelector(selectSessionReady);
  const admitted = useSelector(selectAdmitted);
  const [outcome, setOutcome] = useState<SessionCheck>('checking');
  const [reason, setReason] = useState<string>();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (!ready) {
      dispatch(restored(readStoredUser()));
      return undefined;
    }
    const stored = selectAdmitted(store.getState());
    if (!stored) return undefined;
    let current = true;
    const asked = dispatch(api.endpoints.validateToken.initiate(undefined, { forceRefetch: true, subscribe: false }));
    void asked.then(({ data, error }) => {
      if (!current) return;
      // Only the server's own answer ends a session. A failed call, a rate limit or a proxy's page says nothing about
      // the token.
      if (error || !data) setOutcome('unreachable');
      else if (data.isValid) setOutcome('valid');
      else {
        setReason(signOutReason(stored.token));
        dispatch(signedOut());
      }
    });
    return () => {
      current = false;
    };
  }, [attempt, dispatch, ready, store]);

  const again = useCallback(() => {
    setOutcome('checking');
    setAttempt((count) => count + 1);
  }, []);
  return { check: admitted || !ready ? outcome : withoutUser(outcome, reason), reason, again };
}

function withoutUser(outcome: SessionCheck, reason: string | undefined): SessionCheck {
  if (outcome === 'valid') return 'left';
  return reason === undefined ? 'nobody' : 'refused';
}
