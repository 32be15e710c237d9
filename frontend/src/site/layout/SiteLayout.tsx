import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { fetchCode } from '../../ui/optional/fetch-code';
import { ShortlistContext } from '../shortlist/context';
import { useShortlist } from '../shortlist/use-shortlist';
import { measureLater } from '../speed/measure-later';
import { Moving } from './Moving';
import { CONTENT_ID, SiteFooter } from './SiteFooter';
import { SiteHeader } from './SiteHeader';
import { useConsent } from './use-consent';
import { usePageFocus } from './use-page-focus';

/** Remembers the campaign with which a visit began. The code is fetched only for visitors whom a campaign brought. */
function keepCampaign(): void {
  const { search } = window.location;
  if (!search.includes('utm_')) return;
  // A campaign that cannot be remembered is not counted. Nothing else depends on it.
  fetchCode(() => import('../quote/campaign'))
    .then((campaign) => campaign.rememberCampaign(search))
    .catch(() => undefined);
}

export function SiteLayout() {
  usePageFocus();
  const { part: consent, askAgain } = useConsent();
  const { shortlist, count } = useShortlist();
  useEffect(keepCampaign, []);
  useEffect(measureLater, []);
  return (
    <ShortlistContext value={shortlist}>
      <a className="skip" href={`#${CONTENT_ID}`}>
        Saltar al contenido
      </a>
      <Moving />
      <SiteHeader count={count} />
      <main id={CONTENT_ID} tabIndex={-1}>
        <Outlet />
      </main>
      <SiteFooter onCookies={askAgain} />
      {consent}
    </ShortlistContext>
  );
}
