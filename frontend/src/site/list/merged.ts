import type { ChoiceDto } from '../../api/public.generated';
import { redirect } from '../../store/page-loader';
import { meantBy } from '../choices';
import { listPath, type ChoiceName, type ListFilters } from './address';
import type { ListKind } from './list-kind';

/**
 * Redirects an address with a choice that was merged into another: people keep and share addresses.
 * @throws the redirect
 */
export function followMerged(
  { path }: ListKind,
  filters: ListFilters,
  choices: Record<ChoiceName | 'dieta', readonly ChoiceDto[]>,
): void {
  const meant = (name: ChoiceName | 'dieta', id: number) => meantBy(id, choices[name])?.id ?? id;
  const one = (name: ChoiceName) => meant(name, filters[name]);
  const dieta = [...new Set(filters.dieta.map((id) => meant('dieta', id)))];
  const now = { ...filters, formato: one('formato'), comida: one('comida'), ciudad: one('ciudad'), dieta };
  const address = listPath(path, now);
  if (address !== listPath(path, filters)) throw redirect(address);
}
