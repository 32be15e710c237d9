import { useCallback, useEffect, useRef } from 'react';
import { useBlocker } from 'react-router-dom';

interface LeaveGuard {
  /** The person is about to leave: ask. */
  asking: boolean;
  stay: () => void;
  go: () => void;
  /** Saved: from now on leaving loses nothing, whatever the last render said. */
  release: () => void;
}

/** Asks before unsaved work is lost: on every navigation inside the site and on closing the tab (quality.md 2). */
export function useLeaveGuard(dirty: boolean): LeaveGuard {
  const released = useRef(false);
  useEffect(() => {
    if (dirty) released.current = false;
  }, [dirty]);

  const blocker = useBlocker(
    useCallback(
      ({ currentLocation, nextLocation }) =>
        dirty && !released.current && currentLocation.pathname !== nextLocation.pathname,
      [dirty],
    ),
  );

  useEffect(() => {
    if (!dirty) return undefined;
    const warn = (event: BeforeUnloadEvent) => {
      if (!released.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [dirty]);

  return {
    asking: blocker.state === 'blocked',
    stay: () => blocker.reset?.(),
    go: () => blocker.proceed?.(),
    release: useCallback(() => {
      released.current = true;
    }, []),
  };
}
