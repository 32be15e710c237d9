import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';

import type { ApiConnection } from './base-query';

/** A change under way. */
interface Sent<Answer> {
  unwrap: () => Promise<Answer>;
  reset: () => void;
}

/** A change that the API offers: `api.endpoints.toggleChefState`. */
interface Change<Arg, Answer> {
  initiate: (arg: Arg) => ThunkAction<Sent<Answer>, unknown, ApiConnection, UnknownAction>;
}

/**
 * A change that is asked for from a list. RTK Query's hooks draw their component with the press and twice more, for states that
 * nobody reads: here that is the whole screen, before the press is painted.
 * @returns the call; it resolves to the answer, and rejects where the API refuses
 */
export function useCall<Arg, Answer>({ initiate }: Change<Arg, Answer>): (arg: Arg) => Promise<Answer> {
  const dispatch = useDispatch<ThunkDispatch<unknown, ApiConnection, UnknownAction>>();
  return async (arg) => {
    const sent = dispatch(initiate(arg));
    try {
      return await sent.unwrap();
    } finally {
      // What was sent stays in the store otherwise, as no hook takes it out.
      sent.reset();
    }
  };
}
