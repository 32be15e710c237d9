import type { SearchChefsDto } from '../../api/public.generated';
import type { ListFilters } from '../list/address';
import type { ListKind } from '../list/list-kind';

/** The chef list. */
export const CHEFS: ListKind = {
  path: '/chefs',
  grid: 'grid grid--chefs grid--six',
  one: 'chef',
  many: 'chefs',
  filter: 'Filtrar chefs',
  search: 'Nombre o cocina',
  pending: 'Buscando chefs…',
  more: 'Cargar más chefs',
  earlier: 'Ver los chefs anteriores',
  problem: 'No pudimos traer a los chefs',
  all: 'Ver todos los chefs',
  empty: 'Esta mesa todavía no tiene chef',
};

/** The search's body; written once, since loader and screen must ask for the very same thing. */
export function searchBody({ formato, comida, ciudad, busca }: ListFilters): { searchChefsDto: SearchChefsDto } {
  return { searchChefsDto: { foodId: comida, cityId: ciudad, modalityId: formato, search: busca || undefined } };
}
