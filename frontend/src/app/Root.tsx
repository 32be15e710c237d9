import { useEffect, useEffectEvent } from 'react';
import { preload } from 'react-dom';
import { useSelector } from 'react-redux';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';

import { selectLoading } from '../ui/loading-slice';
import { preloadedFonts } from '../ui/look/fonts';
import { useOnDemand } from '../ui/use-on-demand';
import { isClientOnly } from './client-only';

const loadOverlay = () => import('../ui/LoadingOverlay').then(({ LoadingOverlay }) => LoadingOverlay);

/** Above every page: each navigation scrolls to the top, and going back restores the scroll position. */
export function Root() {
  const { pathname } = useLocation();
  // The back-office's empty shell has no text yet, so browsers would warn that the preloaded fonts are not used.
  if (__SERVER__ && !isClientOnly(pathname)) preloadFonts();
  return (
    <>
      <Outlet />
      <ScrollRestoration />
      <Loading />
    </>
  );
}

/** The loading overlay. Its code comes when it is asked for the first time. */
function Loading() {
  const asked = useSelector(selectLoading);
  const { Part: LoadingOverlay, open } = useOnDemand(loadOverlay);
  const fetchOverlay = useEffectEvent(open);
  useEffect(() => {
    if (asked) fetchOverlay();
  }, [asked]);
  return LoadingOverlay && <LoadingOverlay />;
}

function preloadFonts(): void {
  for (const font of preloadedFonts) preload(font, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
}
