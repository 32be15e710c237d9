import { useContext, useEffect, useMemo, useRef, useState, useSyncExternalStore, type FocusEvent } from 'react';
import { createPortal } from 'react-dom';
import { Icon, LineDrawing } from './Icon';
import { raise } from './optional/use-say-missing';
import { ToastContext, type ToastAction, type ToastData, type ToastShelfProps, type Toasts } from './ToastProvider';

/** How long a toast stays, in milliseconds. The sign-in page passes 5000. */
export const TOAST_MS = 4000;

/** How long one stays from which something can be done. */
export const ACTION_MS = 8000;

/** For one that says what is said nowhere else: it stays until it is closed. */
export const UNTIL_CLOSED = Infinity;

/** What screens call to show a message. */
interface ToastApi {
  success: (text: string, duration?: number, action?: ToastAction) => void;
  error: (text: string, duration?: number) => void;
  /** Takes a message away that is no longer true. */
  hide: (text: string) => void;
}

/** Returns the functions that show a toast. The same sentence is never shown twice at once. Works below ToastProvider. */
export function useToast(): ToastApi {
  const change = useContext(ToastContext);
  if (!change) throw new Error('useToast needs a ToastProvider above it');
  return useMemo(() => {
    const show =
      (kind: ToastData['kind']) =>
      (text: string, duration: number = TOAST_MS, action?: ToastAction) =>
        change((now) => withToast(now?.all ?? [], { kind, text, duration, action }));
    const hide = (text: string) =>
      change((now) => now && { ...now, all: now.all.filter((toast) => toast.text !== text) });
    return { success: show('success'), error: show('error'), hide };
  }, [change]);
}

/** The toasts with a message of an error, for pages whose first load is without this file. */
export const withError =
  (text: string) =>
  (now: Toasts | null): Toasts =>
    withToast(now?.all ?? [], { kind: 'error', text, duration: TOAST_MS });

function withToast(all: readonly ToastData[], toast: Omit<ToastData, 'id'>): Toasts {
  const others = all.filter(({ kind, text }) => text !== toast.text || kind !== toast.kind);
  return { all: [...others, { id: (all.at(-1)?.id ?? 0) + 1, ...toast }], Shelf: ToastShelf };
}

/** The dialog that was opened last, or the page: what is outside of it can be neither pressed nor read out. */
const topmost = (): Element => [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;

function followDialogs(onChange: () => void): () => void {
  const watch = new MutationObserver(onChange);
  watch.observe(document.body, { subtree: true, attributeFilter: ['open'] });
  return () => watch.disconnect();
}

/** The element that shows the toasts: a popover, so that they are above everything, in the dialog that is open. */
function ToastShelf({ toasts, onHide }: ToastShelfProps) {
  const shelf = useRef<HTMLDivElement>(null);
  const before = useRef<HTMLElement>(null);
  const place = useSyncExternalStore(followDialogs, topmost);
  useEffect(() => {
    raise(shelf.current);
  }, [place, toasts]);

  const shown = toasts.length > 0;
  useEffect(() => {
    document.documentElement.toggleAttribute('data-toasts', shown);
  }, [shown]);

  const remember = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !shelf.current?.contains(relatedTarget)) before.current = relatedTarget;
  };
  return createPortal(
    <div className="toasts" popover="manual" ref={shelf} onFocus={remember}>
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} onHide={onHide} onGiveBack={() => before.current?.focus()} />
      ))}
    </div>,
    place,
  );
}

interface ToastCardProps {
  toast: ToastData;
  onHide: (id: number) => void;
  /** Called when it is closed by keyboard: the focus goes back to what had it before. */
  onGiveBack: () => void;
}

function ToastCard({ toast, onHide, onGiveBack }: ToastCardProps) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held || toast.duration === UNTIL_CLOSED) return undefined;
    const timer = setTimeout(() => onHide(toast.id), toast.duration);
    return () => clearTimeout(timer);
  }, [held, onHide, toast]);

  const isError = toast.kind === 'error';
  return (
    <div
      className={isError ? 'toast toast--error' : 'toast'}
      role={isError ? 'alert' : 'status'}
      // Not on entering: a browser for fingers says so of one that comes where a finger was, and never that it left.
      onPointerMove={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <LineDrawing>
        <circle cx="12" cy="12" r="9" />
        <path d={isError ? 'M12 7.5v5.5M12 16.3v.1' : 'm8 12.5 2.7 2.7L16 9.5'} />
      </LineDrawing>
      <p>{toast.text}</p>
      {toast.action && (
        <button
          type="button"
          className="toast-action"
          onClick={() => {
            onHide(toast.id);
            toast.action?.press();
          }}
        >
          {toast.action.label}
        </button>
      )}
      <button
        type="button"
        aria-label="Cerrar aviso"
        onClick={({ detail: presses }) => {
          if (presses === 0) onGiveBack();
          onHide(toast.id);
        }}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
