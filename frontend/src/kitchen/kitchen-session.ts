import { api } from '../api/public.generated';
import { selectAdmitted, signedIn, type SessionUser } from '../session/session-slice';
import { createAppStore, type AppStore } from '../store/store';
import type { KitchenSessionDto } from '../api/kitchen.generated';

/** Mi cocina's own store: its calls carry the chef's token, and those of the rest of the site never do. */
export const createKitchenStore = (): AppStore =>
  createAppStore({ baseUrl: window.location.origin, fetch: (...call) => window.fetch(...call) });

/** The chef as a session keeps them. Roles are of staff alone: a chef's calls are distinguished by the token. */
const userOf = (session: KitchenSessionDto): SessionUser => ({
  ...session,
  role: 'USER',
  state: 'ACTIVE',
  picture: '',
  googleToken: '',
});

export const chefEntered = (session: KitchenSessionDto) => signedIn(userOf(session));

/**
 * Forgets what was read for one chef when another one signs in, here or in another tab.
 * @returns a function that ends it
 */
export function forgetOthers(store: AppStore): () => void {
  let known = selectAdmitted(store.getState())?.email;
  return store.subscribe(() => {
    const email = selectAdmitted(store.getState())?.email;
    if (email === known) return;
    known = email;
    store.dispatch(api.util.resetApiState());
  });
}
