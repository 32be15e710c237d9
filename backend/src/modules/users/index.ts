export { Person, PERSON_STATES, ROLES, type Invitation, type PersonState } from './person.entity.js';
export { SessionTokens } from './session/session-tokens.js';
export { UsersModule } from './users.module.js';
