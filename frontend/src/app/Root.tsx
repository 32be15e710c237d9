import { preload } from 'react-dom';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';

import { preloadedFonts } from '../ui/look/fonts';
import { isClientOnly } from './client-only';

/** Above every page: each navigation scrolls to the top, going back finds the place again. */
export function Root() {
  // The back-office's empty shell has no text yet: its fonts would be used too late for a preload.
  if (!isClientOnly(useLocation().pathname)) preloadFonts();
  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  );
}

function preloadFonts(): void {
  for (const font of preloadedFonts) preload(font, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
}
