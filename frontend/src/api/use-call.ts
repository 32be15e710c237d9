import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';

import type { ApiConnection } from './base-query';

interface Sent<Answer> {
  unwrap: () => Promise<Answer>;
  reset: () => void;
}

/** A change that the API offers: `api.endpoints.toggleChefState`. */
interface Change<Arg, Answer> {
  initiate: (arg: Arg) => ThunkAction<Sent<Answer>, unknown, ApiConnection, UnknownAction>;
}

/**
 * A change without RTK Query's hook, which would render its component, a whole list, two more times for unused states.
 * @returns the call; it rejects where the API refuses
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
