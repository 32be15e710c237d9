import type { ChefRowDto } from '../../api/generated';

/** A chef's state as a pill with a dot: never by colour alone (look.md section 6, Tag). */
export function StateTag({ state }: { state: ChefRowDto['state'] }) {
  const active = state === 'ACTIVE';
  return <span className={active ? 'state' : 'state state--off'}>{active ? 'Activo' : 'Desactivado'}</span>;
}
