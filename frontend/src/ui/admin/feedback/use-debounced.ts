import { useEffect, useState } from 'react';

/** A text, debounced: the server is not asked with every character. */
export function useDebounced(text: string, pauseMs: number): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [pauseMs, text]);
  return settled;
}
