import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The two roles; USER is shown as Moderador. */
export type Role = 'ADMIN' | 'USER';

/** Who is signed in, as the browser's local storage keeps it. */
export interface SessionUser {
  name: string;
  token: string;
  email: string;
  role: Role;
  state: string;
  /** Portrait from the Google credential. Empty when Google sent none. */
  picture: string;
  /** The Google credential. Always empty: it is used up by signing in, and would only be a risk here. */
  googleToken: string;
}

export interface SessionState {
  user: SessionUser | null;
  /** False until the browser has read its local storage. Until then both sides render the page for nobody. */
  ready: boolean;
  /** True when the token has ended or another tab signed out. The person signs in again without leaving the screen. */
  expired: boolean;
}

const initialState = { user: null, ready: false, expired: false } as SessionState;

/** An answer of the API to a call with this token. */
interface Answered {
  token: string;
  status: number;
  /** The person's current role, when the server sends it. */
  role: string | null;
  /** The person's current name, percent-encoded, when the server sends it. */
  name?: string | null;
}

const sessionOf = (user: SessionUser | null): SessionState => ({ user, ready: true, expired: false });

const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    /** The browser has read its local storage, or another tab has signed in. */
    restored: (_, { payload }: PayloadAction<SessionUser | null>) => sessionOf(payload),
    signedIn: (_, { payload }: PayloadAction<SessionUser>) => sessionOf(payload),
    signedOut: () => sessionOf(null),
    /** A refusal says that the token has ended. Other answers may carry a changed role or name. */
    answered: (state, { payload: { token, status, role, name } }: PayloadAction<Answered>) => {
      const { user } = state;
      // The answer may arrive after somebody else has signed in.
      if (user?.token !== token) return;
      if (status === 401) state.expired = true;
      else if (role) user.role = role === 'ADMIN' ? 'ADMIN' : 'USER';
      if (name) user.name = decodeURIComponent(name);
    },
    /** A call outside RTK Query got 401 (an upload with progress), or another tab signed out. */
    sessionExpired: (state) => {
      state.expired = state.user !== null;
    },
  },
});

/** Filled by sign-in or from local storage, emptied by sign-out. */
export const { restored, signedIn, signedOut, answered, sessionExpired } = sessionSlice.actions;
export const sessionReducer = sessionSlice.reducer;

interface WithSession {
  session: SessionState;
}

/** The person who is signed in. Null once the session has ended. */
export const selectUser = (state: WithSession): SessionUser | null =>
  state.session.expired ? null : state.session.user;
/** The person who was let into the back-office. Stays during a new sign-in, so that no open form is lost. */
export const selectAdmitted = (state: WithSession): SessionUser | null => state.session.user;
export const selectToken = (state: WithSession): string | undefined => state.session.user?.token;
export const selectSessionReady = (state: WithSession): boolean => state.session.ready;
export const selectSessionExpired = (state: WithSession): boolean => state.session.expired;

/** The label beside the e-mail: Administrador for ADMIN, Moderador for everyone else. */
export function roleLabel(role: Role): string {
  return role === 'ADMIN' ? 'Administrador' : 'Moderador';
}
