export { startIdentityProvider, type IdentityProvider, type IdentityProviderOptions } from './identity-provider.js';
export type { StandInPerson } from './accounts.js';
