import {
  useDeleteChefMutation,
  useToggleChefFavoriteMutation,
  useToggleChefStateMutation,
  type ChefRowDto,
} from '../../api/generated';
import type { RowActs } from '../../ui/admin/use-list';

export interface ChefActions {
  isBusy: (id: number) => boolean;
  toggleState: (chef: ChefRowDto) => void;
  toggleFavorite: (chef: ChefRowDto) => void;
  /** True when the chef is gone, or there is nothing more to ask. */
  remove: (chef: ChefRowDto) => Promise<boolean>;
}

const deleted = () => 'El Chef ha sido eliminado exitosamente';

/** What a row's menu does: each call answers with a toast, and the list reads itself anew. */
export function useChefActions({ isBusy, run, remove }: RowActs<ChefRowDto>): ChefActions {
  const [toggleChefState] = useToggleChefStateMutation();
  const [toggleChefFavorite] = useToggleChefFavoriteMutation();
  const [deleteChef] = useDeleteChefMutation();
  return {
    isBusy,
    toggleState: ({ id }) =>
      void run(
        id,
        () => toggleChefState({ id }).unwrap(),
        undefined,
        ({ data: { state } }) =>
          () =>
            toggleChefState({ id, was: state }).unwrap(),
      ),
    toggleFavorite: ({ id }) =>
      void run(
        id,
        () => toggleChefFavorite({ id }).unwrap(),
        undefined,
        ({ data: { favorite } }) =>
          () =>
            toggleChefFavorite({ id, was: favorite }).unwrap(),
      ),
    remove: (chef) => remove(chef, () => deleteChef({ id: chef.id }).unwrap(), deleted),
  };
}
