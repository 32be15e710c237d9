import { PeopleAdministration } from '../modules/users/index.js';
import { inColumns } from '../platform/start/report.js';
import type { Print } from './admin-program.js';
import type { Workplace } from './workplace.js';

const ROLES = { ADMIN: 'Administrador', USER: 'Moderador' };
const STATES = { ACTIVE: 'Activo', PENDING: 'En espera', INACTIVE: 'Desactivado' };

/** Prints everybody who is staff or was invited. */
export async function listPeople({ withEntities }: Workplace, print: Print): Promise<void> {
  const people = await withEntities((em) => new PeopleAdministration(em).all());
  const rows = people.map((one) => [
    one.name,
    one.email,
    ROLES[one.role],
    STATES[one.state] + (one.protected ? ', protegido' : ''),
  ]);
  for (const line of inColumns(rows)) print(line);
}

/** Makes somebody an administrator and says what that person does next. */
export async function grantAdmin({ withEntities, env }: Workplace, address: string, print: Print): Promise<void> {
  const { email, state } = await withEntities((em) => new PeopleAdministration(em).grantAdministration(address));
  print(
    state === 'PENDING'
      ? `${email} es administrador desde que inicie sesión en ${env.PUBLIC_URL}/login.`
      : `${email} es administrador.`,
  );
}

/** Ends sessions and prints how many people had them. */
export async function endSessions(
  { withEntities }: Workplace,
  address: string | undefined,
  print: Print,
): Promise<void> {
  const count = await withEntities((em) => new PeopleAdministration(em).endSessions(address));
  print(
    address === undefined
      ? `Se cerraron las sesiones de ${count} personas.`
      : `Se cerraron las sesiones de ${address}.`,
  );
}
