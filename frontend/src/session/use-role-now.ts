import { useEffect } from 'react';

import { useAnswers } from '../api/answers';

/**
 * Public pages make no calls in a person's name, so they ask once a visit whether the person still has the role that
 * was stored at sign-in. The code for it is fetched only then, because most visitors are not signed in.
 */
export function useRoleNow(token: string | undefined): void {
  const { start } = useAnswers();
  useEffect(() => {
    if (!token) return;
    Promise.all([import('./ask-role'), start()])
      .then(([{ askRole }, { dispatch }]) => askRole(dispatch))
      // Where the code does not come, the back-office asks.
      .catch(() => undefined);
  }, [start, token]);
}
