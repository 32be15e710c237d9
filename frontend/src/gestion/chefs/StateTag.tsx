import type { ChefRowDto } from '../../api/generated';

/** What a chef's state is called. */
export function chefStateLabel(state: ChefRowDto['state']): string {
  return state === 'ACTIVE' ? 'Activo' : 'Desactivado';
}

/** A chef's state as a pill with a dot: never by colour alone. */
export function StateTag({ state }: { state: ChefRowDto['state'] }) {
  return <span className={state === 'ACTIVE' ? 'state' : 'state state--off'}>{chefStateLabel(state)}</span>;
}
