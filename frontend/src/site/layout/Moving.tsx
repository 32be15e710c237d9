import { useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';

import { useSlow } from '../../ui/use-slow';

/**
 * While another page loads: a line at the top with the next paint, and the loading overlay when it is slow. The router
 * reports the navigation late, in a transition, so a press is heard here too. A part of its own, so that a press
 * renders nothing else before its answer is painted.
 */
export function Moving() {
  const { pathname, key } = useLocation();
  const coming = useNavigation().location;
  // Where a pressed link leads. An entry of the visit keeps its key when somebody comes back to it, so a press is forgotten
  // as soon as the router has anything to say.
  const [pressed, setPressed] = useState<string>();
  useEffect(() => {
    const hear = ({ target, defaultPrevented }: MouseEvent) => {
      const link = target instanceof Element && target.closest('a');
      // Only a link within the site is taken over from the browser.
      if (link && defaultPrevented && link.origin === window.location.origin) setPressed(link.pathname);
    };
    document.addEventListener('click', hear);
    return () => document.removeEventListener('click', hear);
  }, []);
  useEffect(() => () => setPressed(undefined), [key, coming]);

  const next = coming?.pathname ?? pressed;
  const moving = next !== undefined && decoded(next) !== decoded(pathname);
  useSlow(moving);
  return moving && <div className="moving" />;
}

/** The router and the browser write accents of a path in different ways. */
function decoded(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}
