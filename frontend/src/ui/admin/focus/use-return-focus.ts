import { useEffect, useInsertionEffect, useRef } from 'react';

/**
 * Gives the focus back to what had it before a dialog opened, once the dialog is closed. antd's Modal does so too, but
 * not if it is removed while open. Then the keyboard would start at the top of the page.
 */
export function useReturnFocus(open: boolean): void {
  const from = useRef<Element>(null);
  // Before anything in the dialog takes the focus.
  useInsertionEffect(() => {
    if (open) from.current = document.activeElement;
  }, [open]);
  useEffect(() => {
    if (!open) return undefined;
    const dialog = document.activeElement?.closest('[role="dialog"]');
    return () => {
      const { activeElement: now, body } = document;
      const isLost = now === body || dialog?.contains(now);
      // Another dialog may have opened meanwhile, which has the focus now. What is gone with its row does not take it: see keepFocus.
      if (isLost && from.current instanceof HTMLElement) from.current.focus({ preventScroll: true });
    };
  }, [open]);
}
