import type { SessionUser } from '../../session/session-slice';

export interface NavLink {
  to: string;
  name: string;
  /** Pages below this path belong to this entry, which is then marked. */
  section?: string;
}

export const MAIN_LINKS: readonly NavLink[] = [
  { to: '/', name: 'Inicio' },
  { to: '/nosotros', name: 'Nosotros' },
  { to: '/experiencias', name: 'Experiencias', section: '/experiencia/' },
  { to: '/chefs', name: 'Chefs', section: '/chef/' },
  { to: '/corporativo', name: 'Corporativo' },
  { to: '/unete-al-equipo', name: 'Únete al equipo' },
];

export const QUOTE_LINK: NavLink = { to: '/cotiza', name: 'Cotiza' };
const DASHBOARD_LINK: NavLink = { to: '/gestion', name: 'Gestión' };

/** The footer's two columns. Together they have all links of the header and those that only the footer has. */
export const EXPLORE_LINKS: readonly NavLink[] = [
  { to: '/', name: 'Inicio' },
  { to: '/experiencias', name: 'Experiencias' },
  { to: '/chefs', name: 'Chefs' },
  { to: '/corporativo', name: 'Corporativo' },
  QUOTE_LINK,
];

export const HOUSE_LINKS: readonly NavLink[] = [
  { to: '/nosotros', name: 'Nosotros' },
  { to: '/como-funciona', name: '¿Cómo funciona?' },
  { to: '/unete-al-equipo', name: 'Únete al equipo' },
  { to: '/terminos-y-condiciones', name: 'Términos y condiciones' },
  { to: '/privacidad', name: 'Privacidad' },
];

/** Adds Gestión for administrators, in the navigation and in the footer. */
export function linksFor(user: SessionUser | null, links: readonly NavLink[]): readonly NavLink[] {
  return user?.role === 'ADMIN' ? [...links, DASHBOARD_LINK] : links;
}

/** For aria-current: 'page' on the page itself, 'true' on the section of a page. */
export function currentMark({ to, section }: NavLink, pathname: string): 'page' | 'true' | undefined {
  if (pathname === to) return 'page';
  return section && pathname.startsWith(section) ? 'true' : undefined;
}
