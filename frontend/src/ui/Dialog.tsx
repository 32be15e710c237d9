import { useEffect, useRef, type KeyboardEvent, type MouseEvent, type ReactNode, type RefObject } from 'react';
import { createPortal } from 'react-dom';

interface DialogProps {
  /** The id of the dialog's title, or a label when it shows no title. */
  labelledBy?: string;
  label?: string;
  className?: string;
  onClose: () => void;
  /** Called for every key, whatever in the dialog has the focus. */
  onKeyDown?: (event: KeyboardEvent) => void;
  /** Receives the focus on opening. Without it the browser chooses the first control. */
  initialFocus?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/**
 * A modal on the browser's own `<dialog>`. While it is open, the rest of the page is inert, Escape and a press beside
 * it close it, and on closing the focus returns to what opened it. Render it only while it is open. It stands at the
 * end of the document, so the styles of its opener do not apply.
 */
export function Dialog({ labelledBy, label, className, onClose, onKeyDown, initialFocus, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    const opener = document.activeElement;
    const page = document.documentElement;
    page.style.setProperty('--scrollbar', `${window.innerWidth - page.clientWidth}px`);
    page.dataset.dialog = '';
    element?.showModal();
    initialFocus?.current?.focus();
    return () => {
      element?.close();
      page.toggleAttribute('data-dialog', document.querySelector('dialog[open]') !== null);
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, [initialFocus]);

  const closeFromBackdrop = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === dialog.current) onClose();
  };

  return createPortal(
    <dialog
      ref={dialog}
      className={className}
      aria-labelledby={labelledBy}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDown={onKeyDown}
      onMouseDown={closeFromBackdrop}
    >
      {children}
    </dialog>,
    document.body,
  );
}
