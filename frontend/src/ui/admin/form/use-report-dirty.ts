import { useCallback, useEffect, useState } from 'react';

/** Reports to the page whether something is unsaved in a part of it; a part that goes takes its unsaved work along. */
export function useReportDirty(dirty: boolean, onDirty: (dirty: boolean) => void): void {
  useEffect(() => {
    onDirty(dirty);
    return () => onDirty(false);
  }, [dirty, onDirty]);
}

interface UnsavedPart {
  dirty: boolean;
  /** For the form. Stays the same function as long as `onDirty` does. */
  report: (dirty: boolean) => void;
}

/** A part's own view of its form, besides the page's: a form with unsaved work is not taken off the screen. */
export function useUnsavedPart(onDirty: (dirty: boolean) => void): UnsavedPart {
  const [dirty, setDirty] = useState(false);
  const report = useCallback(
    (unsaved: boolean) => {
      setDirty(unsaved);
      onDirty(unsaved);
    },
    [onDirty],
  );
  return { dirty, report };
}
