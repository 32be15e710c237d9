import type { ChefRowDto } from '../../api/generated';

/** The Spanish name of a chef's state. */
export function chefStateLabel(state: ChefRowDto['state']): string {
  return state === 'ACTIVE' ? 'Activo' : 'Desactivado';
}

/** A chef's state as a pill with a dot, so that it does not depend on colour alone. */
export function StateTag({ state }: { state: ChefRowDto['state'] }) {
  return <span className={state === 'ACTIVE' ? 'state' : 'state state--off'}>{chefStateLabel(state)}</span>;
}
