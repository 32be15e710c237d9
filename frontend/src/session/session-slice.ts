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
  /** Portrait from the Google credential; empty when Google sent none. */
  picture: string;
  /** The Google credential itself, kept because the specification lists it. */
  googleToken: string;
}

export interface SessionState {
  user: SessionUser | null;
  /** False until the browser has looked at its local storage: server and first client render agree on "nobody". */
  ready: boolean;
  /** The token has stopped working, or another tab signed out: the person signs in again without leaving the screen. */
  expired: boolean;
}

const initialState: SessionState = { user: null, ready: false, expired: false };

/** An answer of the API to whoever sent this token. */
interface Answered {
  token: string;
  status: number;
  /** Their role as it is now, where the server says it. */
  role: string | null;
  /** Their name as it is now, percent-encoded, where the server says it. */
  name?: string | null;
}

/** The session: nobody by default, filled by sign-in or from local storage, emptied by sign-out. */
const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    /** The browser has looked at its local storage, or another tab has signed in. */
    restored: (state, { payload }: PayloadAction<SessionUser | null>) => {
      state.user = payload;
      state.ready = true;
      state.expired = false;
    },
    signedIn: (state, { payload }: PayloadAction<SessionUser>) => {
      state.user = payload;
      state.ready = true;
      state.expired = false;
    },
    signedOut: (state) => {
      state.user = null;
      state.ready = true;
      state.expired = false;
    },
    /** Refused, the token has stopped working; otherwise another administrator may have changed role or name. */
    answered: (state, { payload: { token, status, role, name } }: PayloadAction<Answered>) => {
      // An answer may come after somebody else has signed in.
      if (state.user?.token !== token) return;
      if (status === 401) state.expired = true;
      else if (role) state.user.role = role === 'ADMIN' ? 'ADMIN' : 'USER';
      if (name) state.user.name = decodeURIComponent(name);
    },
    /** A call outside RTK Query got 401 (uploads with progress), or another tab signed out. */
    sessionExpired: (state) => {
      state.expired = state.user !== null;
    },
  },
});

export const { answered, restored, signedIn, signedOut, sessionExpired } = sessionSlice.actions;
export const sessionReducer = sessionSlice.reducer;

interface WithSession {
  session: SessionState;
}

/** Who is signed in now; nobody once the session has run out. */
export const selectUser = (state: WithSession): SessionUser | null =>
  state.session.expired ? null : state.session.user;
/** Who was let into the back-office: stays while they sign in again, so that no open form is lost. */
export const selectAdmitted = (state: WithSession): SessionUser | null => state.session.user;
export const selectToken = (state: WithSession): string | undefined => state.session.user?.token;
export const selectSessionReady = (state: WithSession): boolean => state.session.ready;
export const selectSessionExpired = (state: WithSession): boolean => state.session.expired;

/** The badge beside the e-mail: Administrador for ADMIN, Moderador for everyone else. */
export function roleLabel(role: Role): string {
  return role === 'ADMIN' ? 'Administrador' : 'Moderador';
}
