import { useCallback, useContext, useState } from 'react';

import { ToastContext, type ToastData, type ToastShelfProps } from '../ToastProvider';
import { missingText, RELOAD, reload } from './Missing';

/** Says that what was pressed did not come. It needs no code that might not come either, as that of the toasts (Toast.tsx). */
export function useSayMissing(): () => void {
  const change = useContext(ToastContext);
  return useCallback(() => {
    change?.((now) => {
      const said = missingToast((now?.all.at(-1)?.id ?? 0) + 1);
      const others = (now?.all ?? []).filter(({ text }) => text !== said.text);
      return { all: [...others, said], Shelf: now?.Shelf ?? PlainShelf };
    });
  }, [change]);
}

const missingToast = (id: number): ToastData => ({
  id,
  kind: 'error',
  text: missingText(),
  duration: Infinity,
  action: { label: RELOAD, press: reload },
});

/** The same on a page that is shown without its scripts. */
export function MissingNotice() {
  const [toasts, setToasts] = useState(() => [missingToast(0)]);
  return <PlainShelf toasts={toasts} onHide={() => setToasts([])} />;
}

/** Shows the shelf above everything: the price at the foot of a phone would cover it. Older browsers go by its `z-index`. */
export function raise(shelf: HTMLDivElement | null): void {
  if (shelf && typeof shelf.showPopover === 'function' && !shelf.matches(':popover-open')) shelf.showPopover();
}

/** The toasts, until another one brings what shows them better. */
function PlainShelf({ toasts, onHide }: ToastShelfProps) {
  return (
    <div className="toasts" popover="manual" ref={raise}>
      {toasts.map(({ id, text, action }) => (
        <div key={id} className="toast toast--error" role="alert">
          <span />
          <p>{text}</p>
          <button type="button" aria-label="Cerrar aviso" onClick={() => onHide(id)}>
            ×
          </button>
          {action && (
            <button type="button" className="toast-action" onClick={action.press}>
              {action.label}
            </button>
          )}
        </div>
      ))}
    </div>
  );
}
