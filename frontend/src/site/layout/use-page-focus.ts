import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * After a navigation to another page the focus moves to its title, so that keyboard and screen reader continue there; on
 * coming back, to the link that was followed. It does not move on the first load, where the browser decides, or when only
 * filters changed. The router scrolls before (app/Root.tsx), and the focus goes nowhere out of sight.
 */
export function usePageFocus(): void {
  const { pathname, key } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const shown = useRef(pathname);
  /** By the key of a visit's entry, where the last link led that was pressed there. */
  const followed = useRef<Record<string, string>>({});

  useEffect(() => {
    const remember = ({ target }: MouseEvent) => {
      const link = target instanceof Element && target.closest('a');
      if (link) followed.current[key] = link.href;
    };
    document.addEventListener('click', remember, true);
    return () => document.removeEventListener('click', remember, true);
  }, [key]);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const isLeft = (link: HTMLElement & { href: string }) => link.href === followed.current[key] && isInSight(link);
    // Of those that lead there, the header's is the first, and stays in sight.
    const link = isBack && Array.from(document.links).findLast(isLeft);
    const title = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
    title?.setAttribute('tabindex', '-1');
    if (link) link.focus({ preventScroll: true });
    else if (title && (!isBack || isInSight(title))) title.focus({ preventScroll: true });
  }, [isBack, key, pathname]);
}

function isInSight(element: Element): boolean {
  const { top } = element.getBoundingClientRect();
  return top >= 0 && top < window.innerHeight;
}
