import { matchRoutes } from 'react-router-dom';

import { fetchCode } from '../ui/optional/fetch-code';
import { PAGES } from '../site/pages';

/** How a visitor comes near a link: by pointer, finger or keyboard. */
const SIGNS = ['pointerover', 'pointerdown', 'focusin'] as const;

/** Fetches the code of a page as soon as a visitor comes near a link to it, so that a press waits for its data alone. */
export function prepareMoves(): void {
  // React stops events on what it has not hydrated yet, so they are heard before they reach its root.
  const options = { passive: true, capture: true };
  const prepare = ({ target }: Event) => {
    const near = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/"]');
    if (near) preparePage(near.pathname);
  };
  for (const sign of SIGNS) document.addEventListener(sign, prepare, options);
}

/** Modules are fetched once, however often they are asked for. */
function preparePage(pathname: string): void {
  const [match] = matchRoutes([...PAGES], pathname) ?? [];
  if (!match) return;
  const { component, load } = match.route;
  // What does not come now is asked for again by the navigation, which then says so.
  Promise.all([fetchCode(component), load && fetchCode(load)]).catch(() => undefined);
}
