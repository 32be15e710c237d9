import { PAGES, type LinkPlace } from '../pages';
import type { SessionUser } from '../../session/session-slice';

export interface NavLink {
  to: string;
  name: string;
  /** Pages below this path belong to this entry, which is then marked. */
  section?: string;
}

const linksIn = (place: LinkPlace): readonly NavLink[] =>
  PAGES.flatMap(({ path, link }) => (link?.in.includes(place) ? [{ to: path, ...link }] : []));

export const MAIN_LINKS = linksIn('header');

export const QUOTE_LINK: NavLink = { to: '/cotiza', name: 'Cotiza' };
const DASHBOARD_LINK: NavLink = { to: '/gestion', name: 'Gestión' };

/** The footer's two columns. Together they have all links of the header and those that only the footer has. */
export const EXPLORE_LINKS = linksIn('explore');
export const HOUSE_LINKS = linksIn('house');

/** Adds Gestión for administrators, in the navigation and in the footer. */
export function linksFor(user: SessionUser | null, links: readonly NavLink[]): readonly NavLink[] {
  return user?.role === 'ADMIN' ? [...links, DASHBOARD_LINK] : links;
}

/** For aria-current: 'page' on the page itself, 'true' on the section of a page. */
export function currentMark({ to, section }: NavLink, pathname: string): 'page' | 'true' | undefined {
  if (pathname === to) return 'page';
  return section && pathname.startsWith(section) ? 'true' : undefined;
}
