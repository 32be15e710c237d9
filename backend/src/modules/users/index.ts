export { Person, PERSON_STATES, ROLES, type Invitation, type PersonState } from './person.entity.js';
export { SessionService } from './session/session.service.js';
export { SessionTokens, sessionTokenOptions } from './session/session-tokens.js';
export { UsersModule } from './users.module.js';
