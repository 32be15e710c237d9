import {
  createContext,
  useCallback,
  useState,
  type ComponentType,
  type Dispatch,
  type ReactNode,
  type SetStateAction,
} from 'react';

/** What can be done from a toast, once. */
export interface ToastAction {
  label: string;
  press: () => void;
}

export interface ToastData {
  id: number;
  kind: 'success' | 'error';
  text: string;
  duration: number;
  action?: ToastAction;
}

export interface ToastShelfProps {
  toasts: readonly ToastData[];
  onHide: (id: number) => void;
}

/** The toasts, and what shows them: it comes with the first one (Toast.tsx), because most visitors never see any. */
export interface Toasts {
  all: readonly ToastData[];
  Shelf: ComponentType<ToastShelfProps>;
}

export const ToastContext = createContext<Dispatch<SetStateAction<Toasts | null>> | null>(null);

/** Keeps the toasts of the whole application, site and back-office. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<Toasts | null>(null);
  const hide = useCallback(
    (id: number) => setToasts((now) => now && { ...now, all: now.all.filter((toast) => toast.id !== id) }),
    [],
  );
  return (
    <ToastContext value={setToasts}>
      {children}
      {toasts && <toasts.Shelf toasts={toasts.all} onHide={hide} />}
    </ToastContext>
  );
}
