export { googleSettings } from './google/google-settings.js';
export { PeopleAdministration } from './people-administration.js';
export { PERSON_KEYS } from './person-keys.repository.js';
export { Person, PERSON_STATES, ROLES, type Invitation, type PersonState } from './person.entity.js';
export { SessionService } from './session/session.service.js';
export { SessionTokens, sessionTokenOptions } from './session/session-tokens.js';
export { UsersModule } from './users.module.js';
