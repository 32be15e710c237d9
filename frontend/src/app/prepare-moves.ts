import { matchRoutes } from 'react-router-dom';

import type { Answers } from '../api/answers';
import { PAGES } from './pages';

/** How a visitor comes near a link or a filter: by pointer, finger or keyboard. */
const SIGNS = ['pointerover', 'pointerdown', 'focusin'] as const;
const LEADS_ON = 'a[href^="/"], form';

/**
 * Fetches, as soon as a visitor comes near something that leads on, the code that the first navigation and the first call
 * need. A page that only is read does without it.
 * It also fetches the code of the page itself, so that a press waits for its data alone.
 */
export function prepareMoves({ start }: Pick<Answers, 'start'>): void {
  // React stops events on what it has not hydrated yet, so they are heard before they reach its root.
  const options = { passive: true, capture: true };
  let prepared = false;
  const prepare = ({ target }: Event) => {
    const near = target instanceof Element && target.closest(LEADS_ON);
    if (!near) return;
    if (near instanceof HTMLAnchorElement) preparePage(near.pathname);
    if (prepared) return;
    prepared = true;
    // What does not come now is asked for again by the navigation, which then says so.
    Promise.all([start(), import('./page-loader'), import('../api/base-query'), import('./Problem')]).catch(
      () => undefined,
    );
  };
  for (const sign of SIGNS) document.addEventListener(sign, prepare, options);
}

/** Modules are fetched once, however often they are asked for. */
function preparePage(pathname: string): void {
  const [match] = matchRoutes([...PAGES], pathname) ?? [];
  match?.route.component().catch(() => undefined);
}
