import type { FormDto } from '../../api/generated';
import { CutText } from '../../ui/admin/CutText';
import type { Column } from '../../ui/admin/DataTable';
import { TYPE_LABELS } from './form-values';

/** What a form's state is called. */
export function formStateLabel(state: FormDto['state']): string {
  return state === 'active' ? 'Activo' : 'Inactivo';
}

/** The forms table: title, form type, url, state, and which one the site uses. */
export function formColumns(used: FormDto | undefined): Column<FormDto>[] {
  return [
    {
      key: 'title',
      label: 'Título',
      sortKey: 'title',
      render: ({ title }) => (
        <strong className="forms-title">
          <CutText>{title}</CutText>
        </strong>
      ),
    },
    { key: 'type', label: 'Tipo', sortKey: 'type', render: ({ type }) => TYPE_LABELS[type] },
    { key: 'url', label: 'URL', sortKey: 'url', render: ({ url }) => <CutText>{`/${url}`}</CutText> },
    {
      key: 'state',
      label: 'Estado',
      sortKey: 'state',
      render: ({ id, state }) => (
        <span className="forms-state">
          <span className={state === 'active' ? 'state' : 'state state--off'}>{formStateLabel(state)}</span>
          {id === used?.id && <span className="forms-used">En uso</span>}
        </span>
      ),
    },
  ];
}
