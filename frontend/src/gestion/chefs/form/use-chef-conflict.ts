import { useCallback, useMemo, useState } from 'react';
import { useDispatch } from 'react-redux';

import type { AppDispatch } from '../../../app/store';
import { api, useListModalitiesQuery } from '../../../api/generated';
import type { Choices, Difference } from '../../../ui/admin/conflict';
import { savedChef, type ChefValues, type SavedChef } from './chef-values';
import { chefDifferences, mergeChef, type NameOf } from './chef-conflict';
import { sameVersions } from './save-parts';

/** What another person saved, and what is written here. */
interface Conflict {
  stored: SavedChef;
  base: ChefValues;
  mine: ChefValues;
  differences: Difference[];
}

interface Resolution {
  stored: SavedChef;
  values: ChefValues;
}

interface ChefConflict {
  differences: Difference[];
  /**
   * After a 409: reads the chef anew. 'none' when nobody else changed it, so that the refusal is about something else;
   * 'asked' when the person has to choose; a resolution when there is nothing to choose.
   */
  look: (saved: SavedChef, mine: ChefValues) => Promise<'none' | 'asked' | Resolution>;
  choose: (choices: Choices) => Resolution | undefined;
  close: () => void;
}

const NOTHING: Difference[] = [];

/** Two people on one chef: what the other one changed, for the comparison, and both together after the choice. */
export function useChefConflict(): ChefConflict {
  const dispatch = useDispatch<AppDispatch>();
  const { data: modalities } = useListModalitiesQuery();
  const nameOf = useMemo<NameOf>(() => {
    const names = new Map(modalities?.data.map(({ id, name }) => [id, name]));
    return (id) => names.get(id) ?? String(id);
  }, [modalities]);
  const [conflict, setConflict] = useState<Conflict>();

  const look = useCallback<ChefConflict['look']>(
    async (saved, mine) => {
      if (saved.id === undefined) return 'none';
      const read = api.endpoints.getChef.initiate({ id: saved.id }, { forceRefetch: true, subscribe: false });
      const { data } = await dispatch(read).unwrap();
      const stored = savedChef(data);
      if (sameVersions(saved, stored)) return 'none';
      const versions = { base: saved.values, mine, theirs: stored.values };
      const differences = chefDifferences(versions, nameOf);
      if (differences.length === 0) return { stored, values: mergeChef(versions, {}) };
      setConflict({ stored, base: saved.values, mine, differences });
      return 'asked';
    },
    [dispatch, nameOf],
  );

  const close = useCallback(() => setConflict(undefined), []);
  const choose = useCallback(
    (choices: Choices) => {
      if (!conflict) return undefined;
      const { stored, base, mine } = conflict;
      setConflict(undefined);
      return { stored, values: mergeChef({ base, mine, theirs: stored.values }, choices) };
    },
    [conflict],
  );
  return { differences: conflict?.differences ?? NOTHING, look, choose, close };
}
