import { useEffect } from 'react';

/** Keeps the focus when what has it goes away (`keepFocus`). That is fetched when something gets the focus for the first time. */
export function useKeptFocus(): void {
  useEffect(() => {
    const begun = new Promise((focused) => document.addEventListener('focusin', focused, { once: true }))
      .then(() => import('../../ui/admin/kept-focus'))
      .then(({ keepFocus }) => keepFocus())
      // Where it does not arrive, the browser does what it does by itself.
      .catch(() => undefined);
    return () => void begun.then((end) => end?.());
  }, []);
}
