import {
  useDeleteChefMutation,
  useToggleChefFavoriteMutation,
  useToggleChefStateMutation,
  type ChefRowDto,
} from '../../api/generated';
import { useRowCall } from '../../ui/admin/use-row-call';

interface ChefActions {
  /** The chef a call is under way for. */
  busyId: number | undefined;
  toggleState: (chef: ChefRowDto) => Promise<void>;
  toggleFavorite: (chef: ChefRowDto) => Promise<void>;
  /** True when the chef is gone, or there is nothing more to ask. */
  remove: (chef: ChefRowDto) => Promise<boolean>;
}

/** What a row's menu does: each call answers with a toast (product.md section 8), and the list reads itself anew. */
export function useChefActions(): ChefActions {
  const { busyId, run } = useRowCall();
  const [toggleChefState] = useToggleChefStateMutation();
  const [toggleChefFavorite] = useToggleChefFavoriteMutation();
  const [deleteChef] = useDeleteChefMutation();
  return {
    busyId,
    toggleState: async ({ id }) => void (await run(id, () => toggleChefState({ id }).unwrap())),
    toggleFavorite: async ({ id }) => void (await run(id, () => toggleChefFavorite({ id }).unwrap())),
    remove: ({ id }) =>
      run(
        id,
        () => deleteChef({ id }).unwrap(),
        () => 'El Chef ha sido eliminado exitosamente',
      ),
  };
}
