import { useDeleteLookupMutation, useToggleLookupHiddenMutation, type LookupUsageDto } from '../../api/generated';
import type { RowActs } from '../../ui/admin/use-list';
import type { ListKind } from './kinds';

interface LookupActions {
  toggleHidden: (row: LookupUsageDto) => void;
  /** True when the choice is gone, or there is nothing more to ask. */
  remove: (row: LookupUsageDto) => Promise<boolean>;
}

/** The actions of a row's menu. Each answers with a toast, and the list is read again. */
export function useLookupActions({ kind }: ListKind, { run, remove }: RowActs<LookupUsageDto>): LookupActions {
  const [toggleHidden] = useToggleLookupHiddenMutation();
  const [deleteLookup] = useDeleteLookupMutation();

  /** Another person may have toggled it meanwhile: the toast says what has become of it. */
  const toggled = async (id: number) => {
    const { data } = await toggleHidden({ kind, id }).unwrap();
    return {
      msg: data.hidden ? `«${data.name}» ya no se muestra en el sitio.` : `«${data.name}» se muestra en el sitio.`,
    };
  };
  return {
    toggleHidden: ({ id }) => void run(id, () => toggled(id)),
    remove: (row) =>
      remove(
        row,
        () => deleteLookup({ kind, id: row.id }).unwrap(),
        () => `«${row.name}» ya no está en la lista.`,
      ),
  };
}
