import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { LoadingOverlay } from '../../ui/LoadingOverlay';
import { CONTENT_ID, SiteFooter } from './SiteFooter';
import { SiteHeader } from './SiteHeader';
import { useConsent } from './use-consent';
import { useNavigationLoading } from './use-navigation-loading';
import { usePageFocus } from './use-page-focus';

/** Keeps what campaign a visit began with; the code for it comes to those whom one brought. */
function keepCampaign(): void {
  const { search } = window.location;
  if (!search.includes('utm_')) return;
  // A campaign that is not kept is not counted; nothing else depends on it.
  import('../quote/campaign').then((campaign) => campaign.rememberCampaign(search)).catch(() => undefined);
}

/** The frame of every public page. */
export function SiteLayout() {
  usePageFocus();
  useNavigationLoading();
  const { part: consent, askAgain } = useConsent();
  useEffect(keepCampaign, []);
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
