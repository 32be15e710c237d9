import { createContext } from 'react';

/** A chef by id and name. */
interface ChosenChef {
  id: number;
  name: string;
}

/** The chef of the record in the form, whom the select need not look up. */
export const KnownChef = createContext<ChosenChef | null>(null);
