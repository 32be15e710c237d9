import { preload } from 'react-dom';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';

import { LoadingOverlay } from '../ui/LoadingOverlay';
import { preloadedFonts } from '../ui/look/fonts';
import { isClientOnly } from './client-only';

/** Above every page: each navigation scrolls to the top, and going back restores the scroll position. */
export function Root() {
  const { pathname } = useLocation();
  // The back-office's empty shell has no text yet, so browsers would warn that the preloaded fonts are not used.
  if (__SERVER__ && !isClientOnly(pathname)) preloadFonts();
  return (
    <>
      <Outlet />
      <ScrollRestoration />
      <LoadingOverlay />
    </>
  );
}

function preloadFonts(): void {
  for (const font of preloadedFonts) preload(font, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
}
