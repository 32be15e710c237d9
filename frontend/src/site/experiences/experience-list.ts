import type { SearchProposalsDto } from '../../api/public.generated';
import { factsOf, type ListFilters } from '../list/address';
import type { ListKind } from '../list/list-kind';

export const EXPERIENCES: ListKind = {
  path: '/experiencias',
  scope: 'proposals',
  grid: 'grid grid--chefs grid--three',
  square: true,
  noun: 'Experiencias',
  one: 'experiencia',
  many: 'experiencias',
  filter: 'Filtrar experiencias',
  search: 'Plato, ingrediente o chef',
  pending: 'Buscando experiencias…',
  more: 'Cargar más experiencias',
  earlier: 'Ver las experiencias anteriores',
  problem: 'No pudimos traer las experiencias',
  all: 'Ver todas las experiencias',
  empty: 'Este menú todavía no está en la carta',
};

/** The body of a search. Loader and screen both use it, because they must make the same call. */
export function searchBody(filters: ListFilters): { searchProposalsDto: SearchProposalsDto } {
  const { formato: modalityId, comida: foodSearchId, ciudad: citySearchId, busca } = filters;
  const words = { search: busca || undefined };
  return { searchProposalsDto: { modalityId, citySearchId, foodSearchId, ...words, ...factsOf(filters) } };
}
