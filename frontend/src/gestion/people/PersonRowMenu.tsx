import type { PersonDto } from '../../api/generated';
import { RowMenu, type RowAction } from '../../ui/admin/list/RowMenu';
import { HISTORY } from '../history/use-history';

interface PersonRowMenuProps {
  person: PersonDto;
  busy: boolean;
  onEdit: (person: PersonDto) => void;
  onToggle: (person: PersonDto) => void;
  onInviteAgain: (person: PersonDto) => void;
  onSeeHistory: (person: PersonDto) => void;
  onDelete: (person: PersonDto) => void;
}

/**
 * The menu of a row of the people table. Its labels say what a press will do. It is the same for protected administrators: the
 * server's refusal says what they are.
 */
export function PersonRowMenu({
  person,
  busy,
  onEdit,
  onToggle,
  onInviteAgain,
  onSeeHistory,
  onDelete,
}: PersonRowMenuProps) {
  const again: RowAction = { key: 'again', label: 'Invitar de nuevo', onSelect: () => onInviteAgain(person) };
  const toggle: RowAction = {
    key: 'state',
    label: person.state === 'INACTIVE' ? 'Activar Persona' : 'Desactivar Persona',
    onSelect: () => onToggle(person),
  };
  const remove: RowAction = { key: 'delete', label: 'Eliminar', danger: true, onSelect: () => onDelete(person) };
  const entries: RowAction[] = [
    { key: 'edit', label: 'Editar', onSelect: () => onEdit(person) },
    ...(person.state === 'PENDING' ? [again] : []),
    toggle,
    { key: 'history', label: HISTORY, onSelect: () => onSeeHistory(person) },
    remove,
  ];
  return <RowMenu subject={person.name} actions={entries} busy={busy} />;
}
