import type { ChefRowDto } from '../../api/generated';
import { StateTag } from '../../ui/admin/list/StateTag';

/** The Spanish name of a chef's state. */
export function chefStateLabel(state: ChefRowDto['state']): string {
  return state === 'ACTIVE' ? 'Activo' : 'Desactivado';
}

/** A chef's state. */
export function ChefStateTag({ state }: { state: ChefRowDto['state'] }) {
  return <StateTag look={state === 'ACTIVE' ? 'on' : 'off'}>{chefStateLabel(state)}</StateTag>;
}
