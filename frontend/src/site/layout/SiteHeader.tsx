import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Link, useLocation } from 'react-router-dom';
import { selectUser } from '../../session/session-slice';
import { Brand } from '../../ui/Brand';
import { Icon } from '../../ui/Icon';
import { useOnDemand } from '../../ui/use-on-demand';
import { currentMark, linksFor, MAIN_LINKS, QUOTE_LINK } from './links';
import { NavLinks } from './NavLinks';
import { personLabel } from './person-label';
import type { SignedInProps } from './SignOutButton';

/** Where its code does not come, the header is complete but for signing out, which the back-office has too. */
const SignedIn = lazy<ComponentType<SignedInProps>>(() =>
  import('./SignOutButton').then(
    ({ SignedIn: part }) => ({ default: part }),
    () => ({ default: () => null }),
  ),
);
const loadMenu = () => import('./MobileMenu').then(({ MobileMenu }) => MobileMenu);

/**
 * The site's header: navigation, 'Mi mesa', and for a signed-in person the badge and Gestión.
 * @param count how many are in 'Mi mesa'
 */
export function SiteHeader({ count }: { count?: ReactNode }) {
  const { pathname } = useLocation();
  const user = useSelector(selectUser);
  const { Part: Menu, open, close, prepare } = useOnDemand(loadMenu);
  const links = linksFor(user, MAIN_LINKS);

  return (
    <header className={user ? 'site-header site-header--person' : 'site-header'}>
      <div className="wrap">
        <Brand />
        <nav className="site-nav" aria-label="Principal">
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
        <button
          className="menu-open"
          type="button"
          aria-label="Abrir menú"
          aria-haspopup="dialog"
          onClick={open}
          onPointerEnter={prepare}
          onFocus={prepare}
        >
          <Icon name="menu" />
        </button>
      </div>
      {Menu && <Menu links={links} user={user} onClose={close} />}
    </header>
  );
}
