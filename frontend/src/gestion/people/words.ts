import type { PersonDto } from '../../api/generated';
import { roleLabel, type Role } from '../../session/session-slice';

/** The Spanish name of a person's state. Every state but ACTIVE and INACTIVE is 'En espera'. */
export function personStateLabel(state: PersonDto['state']): string {
  if (state === 'ACTIVE') return 'Activo';
  return state === 'INACTIVE' ? 'Inactivo' : 'En espera';
}

const PERSON_STATES = ['ACTIVE', 'PENDING', 'INACTIVE'] as const;
const ROLES = ['ADMIN', 'USER'] as const satisfies Role[];

export const stateOptions = PERSON_STATES.map((state) => ({ value: state, label: personStateLabel(state) }));
export const roleOptions = ROLES.map((role) => ({ value: role, label: roleLabel(role) }));
