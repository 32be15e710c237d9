import type { FormDto } from '../../api/generated';
import { RowMenu, type RowAction } from '../../ui/admin/list/RowMenu';
import { HISTORY } from '../history/use-history';
import type { RowMenuProps } from '../layout/RecordScreen';
import { SEE_CHANGES } from '../versions/Changes';

interface FormRowMenuProps extends RowMenuProps<FormDto> {
  /** Whether the site shows this form. */
  used: boolean;
  onToggle: (form: FormDto) => void;
  onSeeChanges: (form: FormDto) => void;
}

/** The menu of a row of the forms table. Its labels say what a press will do. */
export function FormRowMenu({
  row: form,
  used,
  busy,
  onEdit,
  onToggle,
  onSeeChanges,
  onSeeHistory,
  onDelete,
}: FormRowMenuProps) {
  const entries: RowAction[] = [
    { key: 'edit', label: 'Editar', onSelect: () => onEdit(form) },
    {
      key: 'view',
      label: 'Ver en el sitio',
      disabled: !used,
      onSelect: () => window.open(`/${form.url}`, '_blank', 'noopener'),
    },
    {
      key: 'state',
      label: form.state === 'active' ? 'Desactivar Formulario' : 'Activar Formulario',
      onSelect: () => onToggle(form),
    },
    { key: 'changes', label: SEE_CHANGES, onSelect: () => onSeeChanges(form) },
    { key: 'history', label: HISTORY, onSelect: () => onSeeHistory(form) },
    { key: 'delete', label: 'Eliminar', danger: true, onSelect: () => onDelete(form) },
  ];
  return <RowMenu subject={form.title} actions={entries} busy={busy} />;
}
