import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';

import type { Role } from '../session/session-slice';

/** A screen's section, by which the navigation highlights where one is. */
export type Section =
  'Dashboard' | 'QuoteRequests' | 'System' | 'SystemChefs' | 'Comments' | 'Header' | 'Logo' | 'FormReference';

/** One entry of the navigation 'Gestión interna', the pages behind it and its card on the Dashboard. */
export interface Screen {
  section: Section;
  label: string;
  /** Full path of the section's first page. */
  to: string;
  icon: ComponentType;
  /** What stands beside the label in the navigation: a count of what waits there. */
  badge?: ComponentType;
  /** Who may enter; everyone who is signed in when absent (only ADMIN manages people). */
  roles?: Role[];
  /** What the Dashboard's shortcut says; no card when absent. */
  card?: string;
  /** The shortcut's title where it is not the navigation's label. */
  cardTitle?: string;
  /** Paths relative to /gestion. */
  pages: { path: string; page: ComponentType }[];
}

/** The sections a person of this role sees and may enter. */
export function screensFor(role: Role, all: Screen[]): Screen[] {
  return all.filter(({ roles }) => !roles || roles.includes(role));
}

/** The section an address belongs to. */
export function sectionOf(pathname: string, all: Screen[]): Section | undefined {
  const within = ({ path }: { path: string }) => matchPath(path ? `/gestion/${path}` : '/gestion', pathname) !== null;
  return all.find(({ pages }) => pages.some(within))?.section;
}
