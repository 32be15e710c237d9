import { useEffect, useEffectEvent } from 'react';
import { useSelector } from 'react-redux';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';

import { selectLoading } from '../ui/loading-slice';
import { displayFont, textFont } from '../ui/look/fonts';
import { fetchCode } from '../ui/optional/fetch-code';
import { useOnDemand } from '../ui/use-on-demand';
import { isClientOnly } from './client-only';

const loadOverlay = () => fetchCode(async () => (await import('../ui/LoadingOverlay')).LoadingOverlay);

/** It only says that something takes its time. */
const withoutOverlay = () => undefined;

/** Above every page: each navigation scrolls to the top, and going back restores the scroll position. */
export function Root() {
  return (
    <>
      {__SERVER__ && <Fonts />}
      <Outlet />
      <ScrollRestoration />
      <Loading />
    </>
  );
}

/** The loading overlay. Its code comes when it is asked for the first time. */
function Loading() {
  const asked = useSelector(selectLoading);
  const { Part: LoadingOverlay, open } = useOnDemand(loadOverlay, withoutOverlay);
  const fetchOverlay = useEffectEvent(open);
  useEffect(() => {
    if (asked) fetchOverlay();
  }, [asked]);
  return LoadingOverlay && <LoadingOverlay />;
}

/** Preloads the fonts. They are elements, because React writes those after the pictures, which have no stand-in. */
function Fonts() {
  const { pathname } = useLocation();
  // The back-office's empty shell has no text yet, so browsers would warn that the preloaded fonts are not used.
  if (isClientOnly(pathname)) return null;
  return (
    <>
      <link rel="preload" href={displayFont} as="font" type="font/woff2" crossOrigin="anonymous" />
      <link rel="preload" href={textFont} as="font" type="font/woff2" crossOrigin="anonymous" />
    </>
  );
}
