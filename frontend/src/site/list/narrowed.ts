import {
  useListDietsQuery,
  useListFoodTypesQuery,
  useListModalitiesQuery,
  type ChoiceDto,
} from '../../api/public.generated';
import { counted, sentenceList } from '../../ui/format';
import { meantBy } from '../choices';
import { listPath, NO_FILTERS, type ListFilters } from './address';
import type { ListKind } from './list-kind';

/** What a filtered list is called, and the address under which search engines keep it. */
export interface Narrowed {
  /** 'Chefs para cenas en Ñuñoa: Vegana'. Undefined where the filters have no names. */
  heading: string | undefined;
  /** A list by one choice has an address of its own. One by several is kept under the first of them, any other under the plain list. */
  canonical: string;
}

/** @param cities the cities where this list has anything */
export function useNarrowed(kind: ListKind, filters: ListFilters, cities: readonly ChoiceDto[] | undefined): Narrowed {
  const { scope, path, noun } = kind;
  const foods = useListFoodTypesQuery({ scope }).data?.data;
  const formats = useListModalitiesQuery({ scope }).data?.data;
  const diets = useListDietsQuery({ scope }).data?.data;
  const named = (id: number, choices: readonly ChoiceDto[] | undefined) => meantBy(id, choices)?.name;
  const [ciudad, comida, formato] = [
    named(filters.ciudad, cities),
    named(filters.comida, foods),
    named(filters.formato, formats),
  ];
  const dietas = filters.dieta.flatMap((id) => named(id, diets) ?? []);
  const only: Partial<ListFilters> =
    (ciudad && { ciudad: filters.ciudad }) ||
    (comida && { comida: filters.comida }) ||
    (formato && { formato: filters.formato }) ||
    (dietas.length > 0 && { dieta: filters.dieta.slice(0, 1) }) ||
    {};
  const people = filters.personas ? counted(filters.personas, 'persona', 'personas') : '';
  const what = [...(comida ? [comida] : []), ...dietas];
  const heading = [
    noun,
    formato ? ` para ${small(formato)}` : people && ` para ${people}`,
    ciudad && ` en ${ciudad}`,
    formato && people && `, ${people}`,
    what.length > 0 && `: ${sentenceList(what)}`,
  ];
  const said = heading.filter(Boolean).join('');
  return { heading: said === noun ? undefined : said, canonical: listPath(path, { ...NO_FILTERS, ...only }) };
}

/** 'Cenas' → 'cenas' within a sentence; 'DJ' stays. */
const small = (name: string): string =>
  /^\p{Lu}\p{Lu}/u.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);
