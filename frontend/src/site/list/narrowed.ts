import {
  useListDietsQuery,
  useListFoodTypesQuery,
  useListModalitiesQuery,
  type ChoiceDto,
} from '../../api/public.generated';
import { counted, sentenceList } from '../../ui/format';
import { meantBy, small } from '../choices';
import { listPath, NO_FILTERS, type ListFilters } from './address';
import type { ListKind } from './list-kind';

/** What a filtered list is called, and the address under which search engines keep it. */
export interface Narrowed {
  /** 'Chefs de cocina chilena para cenas en Ñuñoa, con opción vegana'. Undefined where the filters have no names. */
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
  const before = [
    comida && ` de ${cooking(comida)}`,
    formato ? ` para ${small(formato)}` : people && ` para ${people}`,
    ciudad && ` en ${ciudad}`,
    formato && people && `, para ${people}`,
  ]
    .filter(Boolean)
    .join('');
  const served = dietas.length > 0 ? ` con opción ${sentenceList(dietas.map(small))}` : '';
  const said = before && served ? `${before},${served}` : before + served;
  return { heading: said ? noun + said : undefined, canonical: listPath(path, { ...NO_FILTERS, ...only }) };
}

/** What stands beside 'cocina' is feminine and singular; other endings are of what is cooked. */
const COOKED = /(?:[os]|ía|illa)$/i;

/** 'Chilena' → 'cocina chilena', 'Mariscos' → 'mariscos', within a sentence. */
const cooking = (food: string): string =>
  COOKED.test(food) || /^(?:cocina|comida)\b/i.test(food) ? small(food) : `cocina ${small(food)}`;
