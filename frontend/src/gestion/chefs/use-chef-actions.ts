import { useState } from 'react';

import { api } from '../../api/api';
import { statusOf } from '../../api/error-text';
import type { ChefRowDto } from '../../api/generated';
import { useCall } from '../../api/use-call';
import type { RowActs } from '../../ui/admin/list/use-list';

const deleted = () => 'El Chef ha sido eliminado exitosamente';

export type ChefActions = ReturnType<typeof useChefActions>;

/** What a row's menu does: each call answers with a toast, and the list reads itself again. */
export function useChefActions({ isBusy, run, remove }: RowActs<ChefRowDto>) {
  const toggleChefState = useCall(api.endpoints.toggleChefState);
  const toggleChefFavorite = useCall(api.endpoints.toggleChefFavorite);
  const deleteChef = useCall(api.endpoints.deleteChef);
  const [refused, setRefused] = useState<ChefRowDto | null>(null);
  const [leaving, setLeaving] = useState<ChefRowDto | null>(null);
  const orRefused = async <Answer>(chef: ChefRowDto, call: Promise<Answer>): Promise<Answer> => {
    try {
      return await call;
    } catch (error) {
      if (statusOf(error) === 409) setRefused(chef);
      throw error;
    }
  };
  const toggle = (chef: ChefRowDto) => {
    const { id, state: was } = chef;
    void run(
      id,
      () => orRefused(chef, toggleChefState({ id, was })),
      undefined,
      ({ data: { state } }) =>
        () =>
          toggleChefState({ id, was: state }),
    );
  };
  return {
    isBusy,
    /** The chef whose end was refused, perhaps because evenings lie ahead (`ChefEveningsDialog`). */
    refused,
    onRefusedClose: () => setRefused(null),
    /** The chef who is about to be deactivated: open offers are shown first (`ChefLeavingDialog`). */
    leaving,
    onLeave: (chef: ChefRowDto) => {
      setLeaving(null);
      toggle(chef);
    },
    onStay: () => setLeaving(null),
    toggleState: (chef: ChefRowDto) => (chef.state === 'ACTIVE' ? setLeaving(chef) : toggle(chef)),
    toggleFavorite: ({ id, favorite: was }: ChefRowDto) =>
      void run(
        id,
        () => toggleChefFavorite({ id, was }),
        undefined,
        ({ data: { favorite } }) =>
          () =>
            toggleChefFavorite({ id, was: favorite }),
      ),
    remove: (chef: ChefRowDto) => remove(chef, () => orRefused(chef, deleteChef({ id: chef.id })), deleted),
  };
}
