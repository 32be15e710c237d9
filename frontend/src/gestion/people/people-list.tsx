import { createContext, useContext } from 'react';
import { useSelector } from 'react-redux';

import { api } from '../../api/api';
import type { ListPeopleApiArg, PersonDto } from '../../api/generated';
import { roleLabel, selectAdmitted } from '../../session/session-slice';
import { CopyText } from '../../ui/admin/feedback/CopyText';
import { CutLink, CutText } from '../../ui/admin/feedback/CutText';
import type { ListDefinition } from '../../ui/admin/list/list';
import { csvTime } from '../../ui/admin/moments';
import { useRecordLink } from '../../ui/admin/form/record-address';
import { Hint } from '../../ui/admin/feedback/Hint';
import { PersonState } from './PersonState';
import { personStateLabel, roleOptions, stateOptions } from './words';

/** Why some of what a row offers will be refused. */
function ProtectedMark() {
  return (
    <Hint text="Administrador protegido por la configuración: no se puede desactivar, eliminar ni cambiar de rol.">
      <span className="people-mark" tabIndex={0}>
        Protegido
      </span>
    </Hint>
  );
}

interface Inviting {
  isBusy: (id: number) => boolean;
  onInviteAgain: (person: PersonDto) => void;
}

/** What a state's cell does with the invitation of the person it is about. */
export const InvitingContext = createContext<Inviting>({ isBusy: () => false, onInviteAgain: () => undefined });

/** Whether a person is the one who is signed in, who may not act on their own row. */
export function useIsMe(): (person: PersonDto) => boolean {
  const me = useSelector(selectAdmitted)?.email.toLowerCase();
  return ({ email }) => email === me;
}

function Name({ person }: { person: PersonDto }) {
  const link = useRecordLink();
  const mine = useIsMe()(person);
  return (
    <div className="people-name">
      {mine ? <CutText>{person.name}</CutText> : <CutLink {...link(person.id)}>{person.name}</CutLink>}
      {mine && <span className="people-mark">Tú</span>}
      {person.protected && <ProtectedMark />}
    </div>
  );
}

function State({ person }: { person: PersonDto }) {
  const { isBusy, onInviteAgain } = useContext(InvitingContext);
  return <PersonState person={person} busy={isBusy(person.id)} onInviteAgain={onInviteAgain} />;
}

/** The people: name, email, estado, role. */
export const peopleList: ListDefinition<PersonDto, ListPeopleApiArg> = {
  call: api.endpoints.listPeople,
  noun: ['persona', 'personas'],
  searchLabel: 'Buscar por nombre o email',
  noMatch: 'Ninguna persona coincide con lo que buscas.',
  none: 'Aún no hay personas. Invita a la primera.',
  order: 'name',
  filters: {
    state: { label: 'Estado', all: 'Todos los estados', options: stateOptions },
    role: { label: 'Rol', all: 'Todos los roles', options: roleOptions },
  },
  columns: [
    { label: 'Nombre', sort: 'name', cell: (person) => <Name person={person} />, csv: ({ name }) => name },
    {
      label: 'Email',
      sort: 'email',
      cell: ({ email, name }) => <CopyText what="Email" value={email} of={name} />,
      csv: ({ email }) => email,
    },
    {
      label: 'Estado',
      sort: 'state',
      cell: (person) => <State person={person} />,
      csv: ({ state }) => personStateLabel(state),
    },
    { label: 'Rol', sort: 'role', cell: ({ role }) => roleLabel(role), csv: ({ role }) => roleLabel(role) },
    { label: 'Desde', csv: ({ created_at: time }) => csvTime(time) },
  ],
};
