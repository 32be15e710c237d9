import type { ChefRowDto } from '../../api/generated';

/** What a chef's state is called. */
export function chefStateLabel(state: ChefRowDto['state']): string {
  return state === 'ACTIVE' ? 'Activo' : 'Desactivado';
}

/** A chef's state as a pill with a dot: never by colour alone (look.md section 6, Tag). */
export function StateTag({ state }: { state: ChefRowDto['state'] }) {
  return <span className={state === 'ACTIVE' ? 'state' : 'state state--off'}>{chefStateLabel(state)}</span>;
}
