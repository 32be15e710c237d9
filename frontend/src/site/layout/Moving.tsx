import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';

import { useSlow } from '../../ui/use-slow';

/** A link that was pressed, and the visit's entry that was shown then. */
interface Pressed {
  pathname: string;
  key: string;
}

/**
 * While another page is on its way: a line at the top with the next paint, whatever the network does, and the loading
 * overlay when it is slow. When only filters change, lists show their own skeletons. The router says what is on its way
 * after it has rendered the page once more, in a transition, so a press is heard here as well. A part of its own, so that
 * a press renders nothing else anew before its answer is painted.
 */
export function Moving() {
  const { pathname, key } = useLocation();
  const [pressed, setPressed] = useState<Pressed>();
  const hear = useEffectEvent(({ target, defaultPrevented }: MouseEvent) => {
    const link = target instanceof Element && target.closest('a');
    // Only a link within the site is taken over from the browser.
    if (link && defaultPrevented && link.origin === window.location.origin)
      setPressed({ pathname: link.pathname, key });
  });
  useEffect(() => {
    const onClick = (event: MouseEvent) => hear(event);
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);

  // Until the next entry is shown, whatever it is.
  const next = useNavigation().location ?? (pressed?.key === key ? pressed : undefined);
  const moving = next !== undefined && decoded(next.pathname) !== decoded(pathname);
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
