import { createContext } from 'react';

/** The fields of the form that was sent to a page that could not be shown, with the pressed button's. Null where none was. */
export const SentFields = createContext<FormData | null>(null);
