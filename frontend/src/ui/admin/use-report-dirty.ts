import { useEffect } from 'react';

/** Tells the page whether something is unsaved in a part of it; a part that goes takes its unsaved work along. */
export function useReportDirty(dirty: boolean, onDirty: (dirty: boolean) => void): void {
  useEffect(() => {
    onDirty(dirty);
    return () => onDirty(false);
  }, [dirty, onDirty]);
}
