import { Person, SessionTokens, type PersonState } from '../../src/modules/users/index.js';
import type { Role } from '../../src/platform/http/access.js';
import type { TestApp } from './create-test-app.js';

/** A person with a session. */
export interface SignedIn {
  person: Person;
  token: string;
  /** The header with the session token. */
  header: { authorization: string };
}

let count = 0;

/** Creates a person of this role with a session, as after signing in. */
export async function signIn(test: TestApp, role: Role = 'ADMIN', state: PersonState = 'ACTIVE'): Promise<SignedIn> {
  const person = Person.invite({ name: 'Persona de prueba', email: `persona-${++count}@sobremesa.example`, role });
  person.state = state;
  await test.em().persist(person).flush();
  const token = test.app.get(SessionTokens, { strict: false }).issue(person);
  return { person, token, header: { authorization: `Bearer ${token}` } };
}
