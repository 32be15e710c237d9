import type { CreateQuoteRequestDto } from '../../api/public.generated';
import type { Quoted } from './message';
import type { Wish } from './kept-wish';

export const CONTACT_PAGE = '/cotiza';

/** The names of the contact page's parameters. */
export const ASKED_PARAMETERS = { chef: 'chef', experience: 'experiencia', kind: 'motivo' } as const;

/** The filters of a list that it can take over, under the names that they have there. */
export const WISH_PARAMETERS = ['formato', 'ciudad', 'personas', 'hasta', 'dieta'] as const satisfies (keyof Wish)[];

/** What the contact page can take over. */
export interface Asked {
  /** The chef or experience that the visitor is looking at. */
  about?: Pick<Quoted, 'kind' | 'slug'>;
  wish?: Wish;
  /** The kind of request, when the page fixes it. */
  kind?: CreateQuoteRequestDto['kind'];
}

/** The same as names and values of the address. */
export function askedParameters({ about, wish, kind }: Asked): [name: string, value: string][] {
  return [
    ...(about ? [[ASKED_PARAMETERS[about.kind], about.slug] as [string, string]] : []),
    ...WISH_PARAMETERS.flatMap((name) =>
      [wish?.[name] ?? []].flat().flatMap((value): [string, string][] => (value ? [[name, String(value)]] : [])),
    ),
    ...(kind ? [[ASKED_PARAMETERS.kind, kind] as [string, string]] : []),
  ];
}

/** The contact page's address, for browsers without scripts. */
export function contactPath(asked: Asked = {}): string {
  const query = new URLSearchParams(askedParameters(asked)).toString();
  return query ? `${CONTACT_PAGE}?${query}` : CONTACT_PAGE;
}
