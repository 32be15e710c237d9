import { createHash } from 'node:crypto';

/** Someone of the people table, as the chooser shows them. */
export interface StandInPerson {
  name: string;
  email: string;
  role: 'ADMIN' | 'USER';
  state: 'PENDING' | 'ACTIVE' | 'INACTIVE';
}

/** A chef who may enter Mi cocina. */
export interface StandInChef {
  name: string;
  email: string;
}

/** An account of the stand-in: what its ID tokens say about someone, and how the chooser presents it. */
export interface Account {
  /** The same after every start, as Google's is: the first sign-in binds it to the person. */
  sub: string;
  name: string;
  email: string;
  emailVerified: boolean;
  /** What happens when somebody signs in with this account, in Spanish. */
  note: string;
}

const ROLES = { ADMIN: 'Administrador', USER: 'Moderador' };
const STATES = {
  ACTIVE: 'cuenta activa',
  PENDING: 'en espera: su primera entrada la activa',
  INACTIVE: 'cuenta desactivada',
};

/** The accounts of the people who have been given access. */
export function accountsOf(people: readonly StandInPerson[]): Account[] {
  return people.map(({ name, email, role, state }) =>
    account({ name, email, note: `${ROLES[role]}, ${STATES[state]}` }),
  );
}

/** The accounts of chefs. Somebody who is of the staff too has one account for both doors. */
export const accountsOfChefs = (chefs: readonly StandInChef[]): Account[] =>
  chefs.map(({ name, email }) => account({ name, email, note: 'Chef: entra por /cocina' }));

/** Accounts that show how people without access are refused. */
export const OUTSIDERS: readonly Account[] = [
  account({
    name: 'Persona desconocida',
    email: 'persona.desconocida@correo.example',
    note: 'Cuenta válida que nadie ha invitado',
  }),
  account({
    name: 'Correo sin verificar',
    email: 'correo.sin.verificar@correo.example',
    emailVerified: false,
    note: 'Cuenta cuyo correo Google no ha verificado',
  }),
];

function account({
  emailVerified = true,
  ...given
}: Omit<Account, 'sub' | 'emailVerified'> & { emailVerified?: boolean }): Account {
  const identity = createHash('sha256').update(`${given.email} ${emailVerified}`).digest('hex');
  const sub = BigInt(`0x${identity.slice(0, 16)}`).toString();
  return { sub, emailVerified, ...given };
}
