import type { PersonDto } from '../../api/generated';
import { roleLabel } from '../../session/session-slice';
import { CutText } from '../../ui/admin/CutText';
import type { Column } from '../../ui/admin/DataTable';
import { personStateLabel } from './words';

const LOOKS: Record<PersonDto['state'], string> = {
  ACTIVE: 'state',
  INACTIVE: 'state state--off',
  PENDING: 'state state--wait',
};

/** The people table: name, email, estado, role. */
export function peopleColumns(isMe: (person: PersonDto) => boolean): Column<PersonDto>[] {
  return [
    {
      key: 'name',
      label: 'Nombre',
      sortKey: 'name',
      render: (person) => (
        <div className="people-name">
          <CutText>{person.name}</CutText>
          {isMe(person) && <span className="people-me">Tú</span>}
        </div>
      ),
    },
    { key: 'email', label: 'Email', sortKey: 'email', render: ({ email }) => <CutText>{email}</CutText> },
    {
      key: 'state',
      label: 'Estado',
      sortKey: 'state',
      render: ({ state }) => <span className={LOOKS[state]}>{personStateLabel(state)}</span>,
    },
    { key: 'role', label: 'Rol', sortKey: 'role', render: ({ role }) => roleLabel(role) },
  ];
}
