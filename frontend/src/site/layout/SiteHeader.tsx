import { Suspense, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Link, useLocation } from 'react-router-dom';
import { selectUser } from '../../session/session-slice';
import { Brand } from '../../ui/Brand';
import { Icon } from '../../ui/Icon';
import { fetchCode } from '../../ui/optional/fetch-code';
import { optional } from '../../ui/optional/optional';
import { useSayMissing } from '../../ui/optional/use-say-missing';
import { useOnDemand } from '../../ui/use-on-demand';
import { currentMark, linksFor, MAIN_LINKS, QUOTE_LINK } from './links';
import { NavLinks } from './NavLinks';
import { personLabel } from './person-label';

/** Where its code does not come, the header is complete but for signing out, which the back-office has too. */
const SignedIn = optional(
  async () => (await import('./SignOutButton')).SignedIn,
  () => null,
);
const loadMenu = () => fetchCode(async () => (await import('./MobileMenu')).MobileMenu);

/** Until the scripts are there the menu's button is a link: it shows the navigation below the bar (`:target`). */
const NAVIGATION = 'menu';

/**
 * The site's header: navigation, 'Mi mesa', and for a signed-in person the badge and Gestión.
 * @param count how many are in 'Mi mesa'
 */
export function SiteHeader({ count }: { count?: ReactNode }) {
  const { pathname } = useLocation();
  const user = useSelector(selectUser);
  const sayMissing = useSayMissing();
  const {
    Part: Menu,
    open,
    close,
    prepare,
  } = useOnDemand(loadMenu, () => {
    sayMissing();
    // The footer leads to every page too.
    document.querySelector('.site-footer nav')?.scrollIntoView();
  });
  const links = linksFor(user, MAIN_LINKS);

  return (
    <header className={user ? 'site-header site-header--person' : 'site-header'}>
      <div className="wrap">
        <Brand />
        <nav className="site-nav" id={NAVIGATION} aria-label="Principal">
          <ul role="list">
            <NavLinks links={links} />
            {user && (
              <li>
                <Suspense fallback={null}>
                  <SignedIn token={user.token} />
                </Suspense>
              </li>
            )}
            <li>
              <Link className="btn btn--sm" to={QUOTE_LINK.to} aria-current={currentMark(QUOTE_LINK, pathname)}>
                {QUOTE_LINK.name}
              </Link>
            </li>
          </ul>
          {user && (
            <p className="person">
              <b>{user.email}</b> {personLabel(user)}
            </p>
          )}
        </nav>
        <Link className="my-table" to="/mi-mesa">
          <span className="visually-hidden">Mi mesa</span>
          {count}
        </Link>
        <a
          className="menu-open"
          href={`#${NAVIGATION}`}
          role="button"
          aria-label="Abrir menú"
          aria-haspopup="dialog"
          onClick={(event) => {
            event.preventDefault();
            open();
          }}
          onKeyDown={(event) => {
            if (event.key !== ' ') return;
            event.preventDefault();
            open();
          }}
          onPointerEnter={prepare}
          onFocus={prepare}
        >
          <Icon name="menu" />
        </a>
      </div>
      {Menu && <Menu links={links} user={user} onClose={close} />}
    </header>
  );
}
