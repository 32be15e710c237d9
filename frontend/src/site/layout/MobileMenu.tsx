import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useGetCompanyQuery } from '../../api/public.generated';
import type { SessionUser } from '../../session/session-slice';
import { Brand } from '../../ui/Brand';
import { Dialog } from '../../ui/Dialog';
import { Icon } from '../../ui/Icon';
import { QUOTE_LINK, type NavLink } from './links';
import { NavLinks } from './NavLinks';
import { personLabel } from './person-label';
import { SignOutButton } from './SignOutButton';
import { SocialLinks } from './SocialLinks';

interface MobileMenuProps {
  links: readonly NavLink[];
  user: SessionUser | null;
  onClose: () => void;
}

/** From this width on the header has its own navigation (look/components/header.css). */
const WIDE = '(width >= 64rem)';

/** The menu of narrow windows. It fills the window; the rest of the page is inert. */
export function MobileMenu({ links, user, onClose }: MobileMenuProps) {
  const { data } = useGetCompanyQuery();
  const close = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (user) return undefined;
    const wide = window.matchMedia(WIDE);
    wide.addEventListener('change', onClose);
    return () => wide.removeEventListener('change', onClose);
  }, [onClose, user]);

  return (
    <Dialog className="menu on-dark" label="Menú" onClose={onClose} initialFocus={close}>
      <div className="menu__top">
        <Brand />
        <button ref={close} className="menu-open" type="button" aria-label="Cerrar menú" onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <nav aria-label="Principal">
        <ul role="list">
          <NavLinks links={links} onNavigate={onClose} />
          {user && (
            <li>
              <SignOutButton onDone={onClose} />
            </li>
          )}
        </ul>
      </nav>
      <div className="menu__foot">
        {user && (
          <p className="menu__person">
            <b>{user.email}</b> {personLabel(user)}
          </p>
        )}
        <Link className="btn btn--lg" to={QUOTE_LINK.to} onClick={onClose}>
          {QUOTE_LINK.name}
        </Link>
        <SocialLinks company={data?.data} />
      </div>
    </Dialog>
  );
}
