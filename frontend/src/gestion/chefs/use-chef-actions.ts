import { useState } from 'react';

import { messageOf } from '../../api/error-text';
import {
  useDeleteChefMutation,
  useToggleChefFavoriteMutation,
  useToggleChefStateMutation,
  type ChefRowDto,
} from '../../api/generated';
import { useToast } from '../../ui/Toast';

interface ChefActions {
  /** The chef a call is under way for. */
  busyId: number | undefined;
  toggleState: (chef: ChefRowDto) => Promise<void>;
  toggleFavorite: (chef: ChefRowDto) => Promise<void>;
  /** True when the chef is gone. */
  remove: (chef: ChefRowDto) => Promise<boolean>;
}

/** What a row's menu does: each call answers with a toast (product.md section 8), and the list reads itself anew. */
export function useChefActions(): ChefActions {
  const toast = useToast();
  const [toggleChefState] = useToggleChefStateMutation();
  const [toggleChefFavorite] = useToggleChefFavoriteMutation();
  const [deleteChef] = useDeleteChefMutation();
  const [busyId, setBusyId] = useState<number>();

  async function run(chef: ChefRowDto, call: () => Promise<{ msg: string }>, done?: string): Promise<boolean> {
    setBusyId(chef.id);
    try {
      const { msg } = await call();
      toast.success(done ?? msg);
      return true;
    } catch (error) {
      toast.error(messageOf(error));
      return false;
    } finally {
      setBusyId(undefined);
    }
  }

  return {
    busyId,
    toggleState: async (chef) => void (await run(chef, () => toggleChefState({ id: chef.id }).unwrap())),
    toggleFavorite: async (chef) => void (await run(chef, () => toggleChefFavorite({ id: chef.id }).unwrap())),
    remove: (chef) => run(chef, () => deleteChef({ id: chef.id }).unwrap(), 'El Chef ha sido eliminado exitosamente'),
  };
}
