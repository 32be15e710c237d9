import { useEffect } from 'react';

import { useSettings } from '../ui/settings';

/** Where on the public host to sign in; nothing where this page is there, or does not know where that is. */
export function onPublicHost(here: Location | URL, publicUrl: string): string | undefined {
  if (!URL.canParse(publicUrl)) return undefined;
  const { origin } = new URL(publicUrl);
  // What Google's callback brings in the fragment is for the page it came to.
  return origin === here.origin ? undefined : origin + here.pathname + here.search;
}

/**
 * A sign-in begins where Google sends the browser back to. Begun on another name of this server (127.0.0.1 instead of
 * localhost), its mark would stay there, in the storage of that name, and the sign-in be refused on its return.
 */
export function usePublicHost(): void {
  const { publicUrl } = useSettings();
  useEffect(() => {
    const elsewhere = onPublicHost(window.location, publicUrl);
    if (elsewhere) window.location.replace(elsewhere);
  }, [publicUrl]);
}
