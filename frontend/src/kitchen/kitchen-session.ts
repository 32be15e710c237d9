import { signedIn, type SessionUser } from '../session/session-slice';
import { createAppStore, type AppStore } from '../store/store';
import type { KitchenSessionDto } from '../api/kitchen.generated';

/** Mi cocina's own store: its calls carry the chef's token, and those of the rest of the site never do. */
export const createKitchenStore = (): AppStore =>
  createAppStore({ baseUrl: window.location.origin, fetch: (...call) => window.fetch(...call) });

/** The chef as a session keeps them. Roles are of staff alone: a chef's calls are told apart by the token. */
const userOf = (session: KitchenSessionDto): SessionUser => ({
  ...session,
  role: 'USER',
  state: 'ACTIVE',
  picture: '',
  googleToken: '',
});

/** A chef signed in. */
export const chefEntered = (session: KitchenSessionDto) => signedIn(userOf(session));
