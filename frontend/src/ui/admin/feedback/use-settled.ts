import { useEffect, useState } from 'react';

/** A text after a pause in typing, so that the server is not asked with every letter. */
export function useSettled(text: string, pauseMs: number): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [pauseMs, text]);
  return settled;
}
