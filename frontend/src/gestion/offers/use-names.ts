import { useCallback, useState } from 'react';

import type { Names } from './offer-comparison';

/** What names a chef and experiences: an offer as it is stored, or the chef who is chosen now. */
export interface Naming {
  chef: { id: number; chef_name: string } | null;
  menus: readonly { proposal_id: number | null; dish_name: string }[];
}

const withNamesOf = ({ chefs, menus }: Names, { chef, menus: named }: Naming): Names => ({
  chefs: chef ? new Map(chefs).set(chef.id, chef.chef_name) : chefs,
  menus: new Map([
    ...menus,
    ...named.flatMap(({ proposal_id: id, dish_name: name }) => (id === null ? [] : [[id, name] as const])),
  ]),
});

const NOTHING: Names = { chefs: new Map(), menus: new Map() };

/** The names that a draft has seen of chefs and experiences, so that two people's choices can be distinguished. */
export function useNames(offer: Naming): { names: Names; learn: (naming: Naming) => void } {
  const [names, setNames] = useState(() => withNamesOf(NOTHING, offer));
  const learn = useCallback((naming: Naming) => setNames((before) => withNamesOf(before, naming)), []);
  return { names, learn };
}
