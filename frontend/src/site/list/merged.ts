import type { ChoiceDto } from '../../api/public.generated';
import { redirect } from '../../app/page-loader';
import { meantBy } from '../choices';
import { listPath, type FilterName, type ListFilters } from './address';
import type { ListKind } from './list-kind';

/**
 * Leads on from an address that names a choice which has gone into another one: people keep and share addresses.
 * @throws the redirect
 */
export function followMerged(
  { path }: ListKind,
  filters: ListFilters,
  choices: Record<FilterName, readonly ChoiceDto[]>,
): void {
  const meant = (name: FilterName) => meantBy(filters[name], choices[name])?.id ?? filters[name];
  const now = { ...filters, formato: meant('formato'), comida: meant('comida'), ciudad: meant('ciudad') };
  const address = listPath(path, now);
  if (address !== listPath(path, filters)) throw redirect(address);
}
