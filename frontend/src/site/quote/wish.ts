import { useMemo, useSyncExternalStore } from 'react';
import { useListCitiesQuery, useListDietsQuery, useListModalitiesQuery } from '../../api/public.generated';
import { clp, sentenceList } from '../../ui/format';
import { meantBy, small } from '../choices';
import { hasChoices, readFilters, type ListFilters } from '../list/address';
import { keptWish, type Wish } from './kept-wish';
import type { Said } from './message';

const neverChanges = () => () => undefined;

/** What the visitor has said: in the address of this page, if anything, otherwise in a list before it. */
export function useWish(here: ListFilters): Wish {
  const before = useSyncExternalStore(neverChanges, keptWish, () => '');
  return useMemo(() => (hasChoices(here) ? here : readFilters(new URLSearchParams(before))), [here, before]);
}

/** A wish by its names: for prepared messages, and for people to read. */
export function useSaid({ ciudad, personas, dieta }: Wish): Said {
  const cities = useListCitiesQuery({ scope: 'quotes' }, { skip: !ciudad }).data?.data;
  const diets = useListDietsQuery({}, { skip: dieta.length === 0 }).data?.data;
  return {
    commune: ciudad ? meantBy(ciudad, cities)?.name : undefined,
    guests: personas || undefined,
    diets: dieta.flatMap((id) => meantBy(id, diets)?.name ?? []),
  };
}

/** The fields of the quote form that a wish fills in. A diet that a list was asked for is no restriction of a guest's health. */
export function useWishValues(
  wish: Wish,
): Record<'city_id' | 'guests' | 'budget_per_person' | 'kind' | 'message', string> {
  const { formato, ciudad, personas, hasta } = wish;
  const formats = useListModalitiesQuery({}, { skip: !formato }).data?.data;
  const { diets } = useSaid(wish);
  return {
    city_id: ciudad ? String(ciudad) : '',
    guests: personas ? String(personas) : '',
    budget_per_person: hasta ? clp(hasta) : '',
    kind: (formato && meantBy(formato, formats)?.kind) || '',
    message: diets.length > 0 ? `Buscamos opción ${sentenceList(diets.map(small))}.` : '',
  };
}
