import { createContext } from 'react';

/** The fields of the form that the visit sent, with the pressed button's. Null where it sent none, or one with a file. */
export const SentFields = createContext<URLSearchParams | null>(null);
