import type { SearchChefsDto } from '../../api/public.generated';
import { factsOf, type ListFilters } from '../list/address';
import type { ListKind } from '../list/list-kind';

export const CHEFS: ListKind = {
  path: '/chefs',
  scope: 'chefs',
  grid: 'grid grid--chefs grid--six',
  noun: 'Chefs',
  one: 'chef',
  many: 'chefs',
  filter: 'Filtrar chefs',
  search: 'Nombre, cocina o comuna',
  pending: 'Buscando chefs…',
  more: 'Cargar más chefs',
  earlier: 'Ver los chefs anteriores',
  problem: 'No pudimos traer a los chefs',
  all: 'Ver todos los chefs',
  empty: 'Esta mesa todavía no tiene chef',
};

/** The body of a search. Loader and screen both use it, because they must make the same call. */
export function searchBody(filters: ListFilters): { searchChefsDto: SearchChefsDto } {
  const { formato: modalityId, comida: foodId, ciudad: cityId, busca } = filters;
  return { searchChefsDto: { foodId, cityId, modalityId, search: busca || undefined, ...factsOf(filters) } };
}
