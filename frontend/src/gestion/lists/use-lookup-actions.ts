import { api } from '../../api/api';
import type { LookupUsageDto } from '../../api/generated';
import { useCall } from '../../api/use-call';
import type { RowActs } from '../../ui/admin/list/use-list';
import type { ListKind } from './kinds';

interface LookupActions {
  toggleHidden: (row: LookupUsageDto) => void;
  /** True when the choice is gone, or there is nothing more to ask. */
  remove: (row: LookupUsageDto) => Promise<boolean>;
}

/** The actions of a row's menu. Each answers with a toast, and the list is read again. */
export function useLookupActions({ kind }: ListKind, { run, remove }: RowActs<LookupUsageDto>): LookupActions {
  const toggleHidden = useCall(api.endpoints.toggleLookupHidden);
  const deleteLookup = useCall(api.endpoints.deleteLookup);

  /** What another person changed meanwhile is refused, and the list read again: one decides again. */
  const toggled = async ({ id, version }: LookupUsageDto) => {
    const { data } = await toggleHidden({ kind, id, hideLookupDto: { version } });
    return {
      msg: data.hidden ? `«${data.name}» ya no se muestra en el sitio.` : `«${data.name}» se muestra en el sitio.`,
    };
  };
  return {
    toggleHidden: (row) => void run(row.id, () => toggled(row)),
    remove: (row) =>
      remove(
        row,
        () => deleteLookup({ kind, id: row.id }),
        () => `«${row.name}» ya no está en la lista.`,
      ),
  };
}
