import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * After a navigation to another page the focus moves to its title, so that keyboard and screen reader continue there.
 * It does not move on the first load, where the browser decides, or when only filters changed. The router scrolls to
 * the top (app/Root.tsx).
 */
export function usePageFocus(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const title = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
    title?.setAttribute('tabindex', '-1');
    title?.focus({ preventScroll: true });
  }, [pathname]);
}
