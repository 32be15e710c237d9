import { useEffect } from 'react';

import { parsedUrl } from '../ui/parsed-url';
import { useSettings } from '../ui/settings';

/** The same page on the public host. Undefined when this page is already there, or does not know the public host. */
export function onPublicHost(here: Location | URL, publicUrl: string): string | undefined {
  const origin = parsedUrl(publicUrl)?.origin;
  // The fragment that Google's callback brings is only for the page it came to.
  return origin === undefined || origin === here.origin ? undefined : origin + here.pathname + here.search;
}

/**
 * Moves to the public host, where Google sends the browser back to. The mark of a sign-in that began under another name
 * of this server, such as 127.0.0.1, would be missing there.
 */
export function usePublicHost(): void {
  const { publicUrl } = useSettings();
  useEffect(() => {
    const elsewhere = onPublicHost(window.location, publicUrl);
    if (elsewhere) window.location.replace(elsewhere);
  }, [publicUrl]);
}
