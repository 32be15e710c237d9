import { useEffect, useRef, type MouseEvent, type ReactNode, type RefObject } from 'react';
import { createPortal } from 'react-dom';

interface DialogProps {
  /** Names the dialog: the id of its title, or a label where it shows none. */
  labelledBy?: string;
  label?: string;
  className?: string;
  onClose: () => void;
  /** Receives the focus on opening; without it the browser picks the first control. */
  initialFocus?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/**
 * A modal on the browser's own `<dialog>`: the rest of the page is inert while it is open, Escape and a press beside it close it, and the
 * focus returns to what opened it. Render it only while it is open; it stands at the end of the document, outside the styles of its opener.
 */
export function Dialog({ labelledBy, label, className, onClose, initialFocus, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    const opener = document.activeElement;
    const page = document.documentElement;
    page.style.setProperty('--scrollbar', `${window.innerWidth - page.clientWidth}px`);
    element?.showModal();
    initialFocus?.current?.focus();
    return () => {
      element?.close();
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
      onMouseDown={closeFromBackdrop}
    >
      {children}
    </dialog>,
    document.body,
  );
}
