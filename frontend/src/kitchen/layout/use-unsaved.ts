import { createContext, useContext, useEffect } from 'react';

/** Counts forms with unsaved work. The frame has the one question that the router supports at a time. */
export const CountUnsaved = createContext<(change: 1 | -1) => void>(() => undefined);

/** Asks before a page with unsaved work is left, closed or reloaded. A page may have several such forms. */
export function useUnsaved(isUnsaved: boolean): void {
  const count = useContext(CountUnsaved);
  useEffect(() => {
    if (!isUnsaved) return undefined;
    count(1);
    return () => count(-1);
  }, [isUnsaved, count]);
}
