import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { Icon } from './Icon';

/** How long a toast stays, in milliseconds. The sign-in page passes 5000. */
export const TOAST_MS = 4000;

interface ToastData {
  id: number;
  kind: 'success' | 'error';
  text: string;
  duration: number;
}

/** What screens call to show a message. */
export interface ToastApi {
  success: (text: string, duration?: number) => void;
  error: (text: string, duration?: number) => void;
}

const ToastContext = createContext<ToastApi | null>(null);

/** Returns the functions that show a toast. Works below ToastProvider. */
export function useToast(): ToastApi {
  const api = useContext(ToastContext);
  if (!api) throw new Error('useToast needs a ToastProvider above it');
  return api;
}

/** Holds the toasts of the whole application, site and back-office. The same sentence is never shown twice at once. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<ToastData[]>([]);
  const nextId = useRef(0);
  const hide = useCallback((id: number) => setToasts((all) => all.filter((toast) => toast.id !== id)), []);
  const api = useMemo<ToastApi>(() => {
    const show =
      (kind: ToastData['kind']) =>
      (text: string, duration: number = TOAST_MS) => {
        const toast = { id: (nextId.current += 1), kind, text, duration };
        setToasts((all) => [...all.filter((other) => other.text !== text || other.kind !== kind), toast]);
      };
    return { success: show('success'), error: show('error') };
  }, []);

  return (
    <ToastContext.Provider value={api}>
      {children}
      <ToastShelf toasts={toasts} onHide={hide} />
    </ToastContext.Provider>
  );
}

/**
 * The element that shows the toasts: a popover, so that they are above dialogs. It is raised again when a dialog opens
 * after it.
 */
function ToastShelf({ toasts, onHide }: { toasts: ToastData[]; onHide: (id: number) => void }) {
  const shelf = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = shelf.current;
    if (!element || typeof element.showPopover !== 'function') return;
    if (element.matches(':popover-open')) {
      if (!document.querySelector('dialog[open]')) return;
      element.hidePopover();
    }
    element.showPopover();
  }, [toasts]);

  return (
    <div className="toasts" popover="manual" ref={shelf}>
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} onHide={onHide} />
      ))}
    </div>
  );
}

function ToastCard({ toast, onHide }: { toast: ToastData; onHide: (id: number) => void }) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(() => onHide(toast.id), toast.duration);
    return () => clearTimeout(timer);
  }, [held, onHide, toast]);

  const isError = toast.kind === 'error';
  return (
    <div
      className={isError ? 'toast toast--error' : 'toast'}
      role={isError ? 'alert' : 'status'}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={isError ? 'warning' : 'done'} />
      <p>{toast.text}</p>
      <button type="button" aria-label="Cerrar aviso" onClick={() => onHide(toast.id)}>
        <Icon name="close" />
      </button>
    </div>
  );
}
