import { Outlet } from 'react-router-dom';
import { LoadingOverlay } from '../../ui/LoadingOverlay';
import { CONTENT_ID, SiteFooter } from './SiteFooter';
import { SiteHeader } from './SiteHeader';
import { useNavigationLoading } from './use-navigation-loading';
import { usePageFocus } from './use-page-focus';

/** The frame of every public page. */
export function SiteLayout() {
  usePageFocus();
  useNavigationLoading();
  return (
    <>
      <a className="skip" href={`#${CONTENT_ID}`}>
        Saltar al contenido
      </a>
      <SiteHeader />
      <main id={CONTENT_ID} tabIndex={-1}>
        <Outlet />
      </main>
      <SiteFooter />
      <LoadingOverlay />
    </>
  );
}
