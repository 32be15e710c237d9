import type { SessionUser } from '../../session/session-slice';

/** The label under the e-mail: Administrador if a role exists, otherwise Moderador. */
export function personLabel(user: Pick<SessionUser, 'role'>): string {
  return user.role ? 'Administrador' : 'Moderador';
}
