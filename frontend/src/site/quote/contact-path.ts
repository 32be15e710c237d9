import type { CreateQuoteRequestDto } from '../../api/public.generated';
import type { Quoted } from './message';

export const CONTACT_PAGE = '/cotiza';

/** How the contact page's address names what is asked about. */
export const ASKED_PARAMETERS = { chef: 'chef', experience: 'experiencia', commune: 'ciudad', kind: 'motivo' } as const;

/** What the contact page can be told of where somebody asks from. */
export interface Asked {
  /** The chef or experience the visitor is looking at. */
  about?: Pick<Quoted, 'kind' | 'slug'>;
  /** The commune a list is filtered by; 0 means none, as in its address. */
  commune?: number;
  /** What is asked for, where the page leaves no choice. */
  kind?: CreateQuoteRequestDto['kind'];
}

/** The same as the names and values of its address. */
export function askedParameters({ about, commune, kind }: Asked): [name: string, value: string][] {
  return [
    ...(about ? [[ASKED_PARAMETERS[about.kind], about.slug] as [string, string]] : []),
    ...(commune ? [[ASKED_PARAMETERS.commune, String(commune)] as [string, string]] : []),
    ...(kind ? [[ASKED_PARAMETERS.kind, kind] as [string, string]] : []),
  ];
}

/** Where asking goes without scripts: the contact page, which shows what is asked about. */
export function contactPath(asked: Asked = {}): string {
  const query = new URLSearchParams(askedParameters(asked)).toString();
  return query ? `${CONTACT_PAGE}?${query}` : CONTACT_PAGE;
}
