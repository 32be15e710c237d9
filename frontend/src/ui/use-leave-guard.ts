import { useCallback, useEffect, useRef, useState } from 'react';
import { useBlocker, type Location } from 'react-router-dom';

import { askBeforeLeaving } from './leave-askers';

interface LeaveGuard {
  /** The person is about to leave: ask. */
  asking: boolean;
  stay: () => void;
  go: () => void;
  /** Saved: from now on leaving loses nothing, whatever the last render said. */
  release: () => void;
}

const leadsElsewhere = (from: Location, to: Location): boolean => from.pathname !== to.pathname;

/**
 * Asks before unsaved work is lost: on every navigation inside the site, on signing out and on closing the tab. Use it
 * once per page: the router supports only one such question at a time.
 * @param leaves whether a navigation leaves the work
 */
export function useLeaveGuard(dirty: boolean, leaves = leadsElsewhere): LeaveGuard {
  const released = useRef(false);
  useEffect(() => {
    if (dirty) released.current = false;
  }, [dirty]);

  const blocker = useBlocker(
    useCallback(
      ({ currentLocation, nextLocation }) => dirty && !released.current && leaves(currentLocation, nextLocation),
      [dirty, leaves],
    ),
  );

  /** Answers the question before signing out (`mayLeave`). */
  const [answer, setAnswer] = useState<(mayLeave: boolean) => void>();
  useEffect(() => {
    if (!dirty) return undefined;
    return askBeforeLeaving(
      () => new Promise((resolve) => (released.current ? resolve(true) : setAnswer(() => resolve))),
    );
  }, [dirty]);

  useEffect(() => {
    if (!dirty) return undefined;
    const warn = (event: BeforeUnloadEvent) => {
      if (!released.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [dirty]);

  const settle = (mayLeave: boolean) => {
    if (mayLeave) released.current = true;
    answer?.(mayLeave);
    setAnswer(undefined);
  };
  return {
    asking: blocker.state === 'blocked' || answer !== undefined,
    stay: () => {
      settle(false);
      blocker.reset?.();
    },
    go: () => {
      settle(true);
      blocker.proceed?.();
    },
    release: useCallback(() => {
      released.current = true;
    }, []),
  };
}
