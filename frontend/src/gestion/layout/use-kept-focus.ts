import { useEffect } from 'react';

import { fetchCode } from '../../ui/optional/fetch-code';
import { ancestorPath, type AncestorPath } from '../../ui/admin/focus/ancestor-path';

/** How many places of the focus are known while `keepFocus` is on its way: the last ones. */
const MOST = 20;

/** Keeps the focus when what has it goes away (`keepFocus`). That is fetched when something gets the focus for the first time. */
export function useKeptFocus(): void {
  useEffect(() => {
    const before: AncestorPath[] = [];
    const came = () => {
      if (before.push(ancestorPath(document.activeElement)) > MOST) before.shift();
    };
    const begun = new Promise((focused) => document.addEventListener('focusin', focused, { once: true }))
      .then(() => fetchCode(() => import('../../ui/admin/focus/kept-focus')))
      .then(({ keepFocus }) => keepFocus(before))
      // Where it does not arrive, the browser does what it does by itself.
      .catch(() => undefined)
      .finally(() => document.removeEventListener('focusin', came));
    document.addEventListener('focusin', came);
    return () => void begun.then((end) => end?.());
  }, []);
}
