import { Link, useLocation } from 'react-router-dom';
import { currentMark, type NavLink } from './links';

/** Links as list items. The current one is marked. */
export function NavLinks({ links, onNavigate }: { links: readonly NavLink[]; onNavigate?: () => void }) {
  const { pathname } = useLocation();
  return links.map((link) => (
    <li key={link.to}>
      <Link to={link.to} aria-current={currentMark(link, pathname)} onClick={onNavigate}>
        {link.name}
      </Link>
    </li>
  ));
}
