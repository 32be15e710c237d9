import {
  useDeleteChefMutation,
  useToggleChefFavoriteMutation,
  useToggleChefStateMutation,
  type ChefRowDto,
} from '../../api/generated';
import { useRowCall } from '../../ui/admin/use-row-call';

export interface ChefActions {
  isBusy: (id: number) => boolean;
  toggleState: (chef: ChefRowDto) => void;
  toggleFavorite: (chef: ChefRowDto) => void;
  /** True when the chef is gone, or there is nothing more to ask. */
  remove: (chef: ChefRowDto) => Promise<boolean>;
}

const deleted = () => 'El Chef ha sido eliminado exitosamente';

/** What a row's menu does: each call answers with a toast, and the list reads itself anew. */
export function useChefActions(): ChefActions {
  const { isBusy, run } = useRowCall();
  const [toggleChefState] = useToggleChefStateMutation();
  const [toggleChefFavorite] = useToggleChefFavoriteMutation();
  const [deleteChef] = useDeleteChefMutation();
  return {
    isBusy,
    toggleState: ({ id }) => void run(id, () => toggleChefState({ id }).unwrap()),
    toggleFavorite: ({ id }) => void run(id, () => toggleChefFavorite({ id }).unwrap()),
    remove: async ({ id }) => (await run(id, () => deleteChef({ id }).unwrap(), deleted)).settled,
  };
}
