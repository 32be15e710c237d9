import type { CreateQuoteRequestDto } from '../../api/public.generated';
import type { Quoted } from './message';

export const CONTACT_PAGE = '/cotiza';

/** The names of the contact page's parameters. */
export const ASKED_PARAMETERS = { chef: 'chef', experience: 'experiencia', commune: 'ciudad', kind: 'motivo' } as const;

/** What the contact page can be told. */
export interface Asked {
  /** The chef or experience that the visitor is looking at. */
  about?: Pick<Quoted, 'kind' | 'slug'>;
  /** The commune that a list is filtered by. 0 means none. */
  commune?: number;
  /** The kind of request, when the page fixes it. */
  kind?: CreateQuoteRequestDto['kind'];
}

/** The same as names and values of the address. */
export function askedParameters({ about, commune, kind }: Asked): [name: string, value: string][] {
  return [
    ...(about ? [[ASKED_PARAMETERS[about.kind], about.slug] as [string, string]] : []),
    ...(commune ? [[ASKED_PARAMETERS.commune, String(commune)] as [string, string]] : []),
    ...(kind ? [[ASKED_PARAMETERS.kind, kind] as [string, string]] : []),
  ];
}

/** The contact page's address, for browsers without scripts. */
export function contactPath(asked: Asked = {}): string {
  const query = new URLSearchParams(askedParameters(asked)).toString();
  return query ? `${CONTACT_PAGE}?${query}` : CONTACT_PAGE;
}
