import { useEffect, useRef } from 'react';
import { fetchCode } from '../../ui/optional/fetch-code';
import { useLocation, useNavigationType, type NavigationType } from 'react-router-dom';

/**
 * After a navigation the focus moves to the new page's title; after going back, to the link that was followed (return-
 * focus.ts). It stays on the first load, and when only filters changed, unless the pressed link is gone: then it moves
 * to the first card. The router scrolls before (app/Root.tsx).
 */
export function usePageFocus(): void {
  const { pathname, key } = useLocation();
  const how: `${NavigationType}` = useNavigationType();
  const shown = useRef(pathname);
  /** By the key of a visit's entry, where the last link led that was pressed there. */
  const followed = useRef<Record<string, string>>({});
  /** The link that was pressed last, if nothing else was pressed since. */
  const pressed = useRef<Element | null>(null);

  useEffect(() => {
    const title = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
    if (shown.current !== pathname) {
      shown.current = pathname;
      title?.setAttribute('tabindex', '-1');
      if (how !== 'POP') title?.focus({ preventScroll: true });
      else
        fetchCode(() => import('./return-focus')).then(
          ({ returnFocus }) => returnFocus(title, followed.current[key]),
          () => title?.focus({ preventScroll: true }),
        );
    } else if (how === 'PUSH' && pressed.current?.isConnected === false && document.activeElement === document.body)
      document.querySelector<HTMLElement>('.listing .card a')?.focus();

    const remember = ({ target }: MouseEvent) => {
      const link = (target as Element).closest('a');
      pressed.current = link;
      if (link) followed.current[key] = link.href;
    };
    document.addEventListener('click', remember, true);
    return () => document.removeEventListener('click', remember, true);
  }, [how, key, pathname]);
}
