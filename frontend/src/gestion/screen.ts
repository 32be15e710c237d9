import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';

import type { Role } from '../session/session-slice';

/** An entry of the navigation 'Gestión interna', with its pages and its card on the Dashboard. */
export interface Screen {
  label: string;
  /** Path of the section's first page. */
  to: string;
  icon: ComponentType;
  /** Shown beside the label in the navigation: the number of what waits there. */
  badge?: ComponentType;
  /** The roles that may enter. Without it, everyone who is signed in (only ADMIN manages people). */
  roles?: Role[];
  /** The text of the Dashboard's shortcut. Without it there is no card. */
  card?: string;
  /** The shortcut's title, when it differs from the label. */
  cardTitle?: string;
  /** Paths relative to /gestion. */
  pages: { path: string; page: ComponentType }[];
}

/** Where a page of a section is. */
export const addressOf = (path = ''): string => (path ? `/gestion/${path}` : '/gestion');

/** The sections that a person of this role sees and may enter. */
export function screensFor(role: Role, all: Screen[]): Screen[] {
  return all.filter(({ roles }) => !roles || roles.includes(role));
}

/** The section to which an address belongs. The navigation highlights it. */
export function sectionOf(pathname: string, all: Screen[]): Screen | undefined {
  const within = ({ path }: { path: string }) => matchPath(addressOf(path), pathname) !== null;
  return all.find(({ pages }) => pages.some(within));
}
