import { useLayoutEffect, useRef, type ReactNode } from 'react';

/** What takes text or a choice. */
const FIELD = 'input:not([type="file"], :disabled), textarea:not(:disabled), [contenteditable="true"]';

/**
 * The content of a dialog or a drawer. It takes the focus as it is drawn, before the opening animation: what has
 * `autoFocus`, or the first field, or else the dialog itself. antd waits for the animation and then takes the first
 * control, the cross. There what is typed is lost, and Enter closes.
 */
export function FirstFocus({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const dialog = box.current?.closest<HTMLElement>('[role="dialog"]');
    if (!box.current || !dialog || dialog.contains(document.activeElement)) return;
    // Only what has a tabindex can have the focus, which a drawer has not.
    if (!dialog.hasAttribute('tabindex')) dialog.tabIndex = -1;
    (box.current.querySelector<HTMLElement>(FIELD) ?? dialog).focus({ preventScroll: true });
  }, []);
  return <div ref={box}>{children}</div>;
}
