import type { SearchChefsDto } from '../../api/lists.generated';
import type { ListFilters } from '../list/address';
import type { ListKind } from '../list/list-kind';

/** Settings of the chef list. */
export const CHEFS: ListKind = {
  path: '/chefs',
  scope: 'chefs',
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

/** The body of a search. Loader and screen both use it, because they must make the same call. */
export function searchBody({ formato, comida, ciudad, busca }: ListFilters): { searchChefsDto: SearchChefsDto } {
  return { searchChefsDto: { foodId: comida, cityId: ciudad, modalityId: formato, search: busca || undefined } };
}
