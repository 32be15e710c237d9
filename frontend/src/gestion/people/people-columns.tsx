import type { PersonDto } from '../../api/generated';
import { roleLabel } from '../../session/session-slice';
import { CutText } from '../../ui/admin/CutText';
import type { Column } from '../../ui/admin/DataTable';
import { ProtectedMark } from './ProtectedMark';
import { PersonState } from './PersonState';

interface PeopleColumns {
  isMe: (person: PersonDto) => boolean;
  isBusy: (id: number) => boolean;
  onInviteAgain: (person: PersonDto) => void;
}

/** The people table: name, email, estado, role. */
export function peopleColumns({ isMe, isBusy, onInviteAgain }: PeopleColumns): Column<PersonDto>[] {
  return [
    {
      key: 'name',
      label: 'Nombre',
      sortKey: 'name',
      render: (person) => (
        <div className="people-name">
          <CutText>{person.name}</CutText>
          {isMe(person) && <span className="people-mark">Tú</span>}
          {person.protected && <ProtectedMark />}
        </div>
      ),
    },
    { key: 'email', label: 'Email', sortKey: 'email', render: ({ email }) => <CutText>{email}</CutText> },
    {
      key: 'state',
      label: 'Estado',
      sortKey: 'state',
      render: (person) => <PersonState person={person} busy={isBusy(person.id)} onInviteAgain={onInviteAgain} />,
    },
    { key: 'role', label: 'Rol', sortKey: 'role', render: ({ role }) => roleLabel(role) },
  ];
}
