import type { Quoted } from './message';

export const CONTACT_PAGE = '/cotiza';

/** How the contact page's address names what the visitor asks about. */
export const SUBJECT_PARAMETERS = { chef: 'chef', experience: 'experiencia' } as const;

/** Where asking goes without scripts: the contact page, which shows the chef or experience asked for. */
export function contactPath(about?: Pick<Quoted, 'kind' | 'slug'>): string {
  if (!about) return CONTACT_PAGE;
  return `${CONTACT_PAGE}?${SUBJECT_PARAMETERS[about.kind]}=${encodeURIComponent(about.slug)}`;
}
