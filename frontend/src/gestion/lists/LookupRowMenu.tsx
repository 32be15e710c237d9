import type { LookupUsageDto } from '../../api/generated';
import { RowMenu, type RowAction } from '../../ui/admin/list/RowMenu';
import { HISTORY } from '../history/use-history';
import type { RowMenuProps } from '../layout/RecordScreen';
import { canBeDeleted } from './uses';

interface LookupRowMenuProps extends RowMenuProps<LookupUsageDto> {
  onMerge: (row: LookupUsageDto) => void;
  onToggle: (row: LookupUsageDto) => void;
}

/** The menu of a row. What something uses is not offered to be deleted. */
export function LookupRowMenu({ row, busy, onEdit, onMerge, onToggle, onSeeHistory, onDelete }: LookupRowMenuProps) {
  const deletion: RowAction = { key: 'delete', label: 'Eliminar', danger: true, onSelect: () => onDelete(row) };
  const entries: RowAction[] = [
    { key: 'edit', label: 'Editar', onSelect: () => onEdit(row) },
    { key: 'merge', label: 'Unir con otro nombre', onSelect: () => onMerge(row) },
    {
      key: 'hidden',
      label: row.hidden ? 'Mostrar en el sitio' : 'Ocultar del sitio',
      onSelect: () => onToggle(row),
    },
    { key: 'history', label: HISTORY, onSelect: () => onSeeHistory(row) },
    ...(canBeDeleted(row) ? [deletion] : []),
  ];
  return <RowMenu subject={row.name} actions={entries} busy={busy} />;
}
