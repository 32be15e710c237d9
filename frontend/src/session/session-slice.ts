import type { UnknownAction } from '@reduxjs/toolkit';

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
  /**
   * False until the browser has read its local storage. Until then server and browser both render the page for nobody.
   */
  ready: boolean;
  /** True when the token has ended or another tab signed out. The person signs in again without leaving the screen. */
  expired: boolean;
}

const initialState: SessionState = { user: null, ready: false, expired: false };

/** An answer of the API to a call with this token. */
interface Answered {
  token: string;
  status: number;
  /** The person's current role, when the server sends it. */
  role: string | null;
  /** The person's current name, percent-encoded, when the server sends it. */
  name?: string | null;
}

/** The browser has read its local storage, or another tab has signed in. */
export const restored = (payload: SessionUser | null) => ({ type: 'session/restored', payload }) as const;
export const signedIn = (payload: SessionUser) => ({ type: 'session/signedIn', payload }) as const;
export const signedOut = () => ({ type: 'session/signedOut' }) as const;
/**
 * A refusal says that the token has ended. Any other answer may carry a role or name that another administrator changed.
 */
export const answered = (payload: Answered) => ({ type: 'session/answered', payload }) as const;
/** A call outside RTK Query got 401 (an upload with progress), or another tab signed out. */
export const sessionExpired = () => ({ type: 'session/sessionExpired' }) as const;

type SessionAction = ReturnType<
  typeof restored | typeof signedIn | typeof signedOut | typeof answered | typeof sessionExpired
>;

/**
 * The session: nobody at first, filled by sign-in or from local storage, emptied by sign-out. It is in every first load, so
 * it does without `createSlice`, which brings a library for copies.
 */
export function sessionReducer(state: SessionState = initialState, given: UnknownAction | SessionAction): SessionState {
  const action = given as SessionAction;
  switch (action.type) {
    case 'session/restored':
    case 'session/signedIn':
      return { user: action.payload, ready: true, expired: false };
    case 'session/signedOut':
      return { user: null, ready: true, expired: false };
    case 'session/answered':
      return afterAnswer(state, action.payload);
    case 'session/sessionExpired':
      return { ...state, expired: state.user !== null };
    default:
      return state;
  }
}

function afterAnswer(state: SessionState, { token, status, role, name }: Answered): SessionState {
  const { user } = state;
  // The answer may arrive after somebody else has signed in.
  if (user?.token !== token) return state;
  const now: SessionUser = {
    ...user,
    role: status === 401 || !role ? user.role : role === 'ADMIN' ? 'ADMIN' : 'USER',
    name: name ? decodeURIComponent(name) : user.name,
  };
  const expired = state.expired || status === 401;
  const isSame = now.role === user.role && now.name === user.name;
  if (isSame && expired === state.expired) return state;
  return { ...state, user: isSame ? user : now, expired };
}

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
