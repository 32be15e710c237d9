import { preload } from 'react-dom';
import { Outlet, ScrollRestoration } from 'react-router-dom';

import { preloadedFonts } from '../ui/look/fonts';

/** Above every page: each navigation scrolls to the top, going back finds the place again (product.md 2). */
export function Root() {
  for (const font of preloadedFonts) preload(font, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  );
}
