import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { LoadingOverlay } from '../../ui/LoadingOverlay';
import { rememberCampaign } from '../quote/campaign';
import { CONTENT_ID, SiteFooter } from './SiteFooter';
import { SiteHeader } from './SiteHeader';
import { useConsent } from './use-consent';
import { useNavigationLoading } from './use-navigation-loading';
import { usePageFocus } from './use-page-focus';

/** The frame of every public page. */
export function SiteLayout() {
  usePageFocus();
  useNavigationLoading();
  const { part: consent, askAgain } = useConsent();
  useEffect(() => rememberCampaign(window.location.search), []);
  return (
    <>
      <a className="skip" href={`#${CONTENT_ID}`}>
        Saltar al contenido
      </a>
      <SiteHeader />
      <main id={CONTENT_ID} tabIndex={-1}>
        <Outlet />
      </main>
      <SiteFooter onCookies={askAgain} />
      {consent}
      <LoadingOverlay />
    </>
  );
}
