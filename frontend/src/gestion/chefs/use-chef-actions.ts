import { api } from '../../api/api';
import type { ChefRowDto } from '../../api/generated';
import { useCall } from '../../api/use-call';
import type { RowActs } from '../../ui/admin/list/use-list';

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
  const toggleChefState = useCall(api.endpoints.toggleChefState);
  const toggleChefFavorite = useCall(api.endpoints.toggleChefFavorite);
  const deleteChef = useCall(api.endpoints.deleteChef);
  return {
    isBusy,
    toggleState: ({ id, state: was }) =>
      void run(
        id,
        () => toggleChefState({ id, was }),
        undefined,
        ({ data: { state } }) =>
          () =>
            toggleChefState({ id, was: state }),
      ),
    toggleFavorite: ({ id, favorite: was }) =>
      void run(
        id,
        () => toggleChefFavorite({ id, was }),
        undefined,
        ({ data: { favorite } }) =>
          () =>
            toggleChefFavorite({ id, was: favorite }),
      ),
    remove: (chef) => remove(chef, () => deleteChef({ id: chef.id }), deleted),
  };
}
