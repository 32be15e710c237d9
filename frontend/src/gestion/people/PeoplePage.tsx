import { Button } from 'antd';
import { useSelector } from 'react-redux';

import { api, useListPeopleQuery } from '../../api/api';
import type { PersonDto } from '../../api/generated';
import { selectAdmitted } from '../../session/session-slice';
import { DeleteDialog } from '../../ui/admin/DeleteDialog';
import { LeaveQuestion } from '../../ui/admin/LeaveQuestion';
import { ListTable, READ_LIST } from '../../ui/admin/ListTable';
import { useDeletion } from '../../ui/admin/use-deletion';
import { useJob } from '../../ui/admin/use-job';
import { useListParams } from '../../ui/admin/use-list-params';
import { PageHead } from '../layout/PageHead';
import { EditPersonDialog } from './EditPersonDialog';
import { InviteDialog } from './InviteDialog';
import { peopleColumns } from './people-columns';
import { peopleCsvColumns } from './people-csv';
import { PEOPLE_FILTERS, PEOPLE_SORTS } from './people-filters';
import './people.css';
import { PersonRowMenu } from './PersonRowMenu';
import { ShareDialog } from './ShareDialog';
import { usePeopleActions } from './use-people-actions';

/** Personas: who may enter the back-office; searched, filtered, sorted and paged by the server, all of it in the address. */
export function PeoplePage() {
  const list = useListParams(PEOPLE_FILTERS, PEOPLE_SORTS);
  const { asked, page, perPage } = list;
  const answer = useListPeopleQuery({ ...asked, page, perPage }, READ_LIST);
  const actions = usePeopleActions();
  const { create, edit, dialog, leaving } = useJob<PersonDto>();
  const edited = dialog.job === 'new' ? null : dialog.job;
  const deletion = useDeletion(actions);
  const me = useSelector(selectAdmitted)?.email.toLowerCase();
  const { isBusy, inviteAgain } = actions;
  const columns = peopleColumns({
    isMe: ({ email }) => email === me,
    isBusy,
    onInviteAgain: (person) => void inviteAgain(person),
  });

  return (
    <div className="people">
      <PageHead title="Personas" crumbs={[{ name: 'Personas', path: '/gestion/personas' }]} />
      <ListTable
        list={list}
        answer={answer}
        searchLabel="Buscar por nombre o email"
        noun="personas"
        columns={columns}
        actions={(person) =>
          person.email !== me && (
            <PersonRowMenu
              person={person}
              busy={isBusy(person.id)}
              onEdit={edit}
              onToggle={actions.toggleState}
              onInviteAgain={(waiting) => void inviteAgain(waiting)}
              onDelete={deletion.ask}
            />
          )
        }
        csv={{ columns: peopleCsvColumns, list: api.endpoints.listPeople }}
        noMatch="Ninguna persona coincide con lo que buscas."
        none="Aún no hay personas. Invita a la primera."
      />
      <div className="people-create">
        <Button type="primary" size="large" onClick={create}>
          Crear Persona
        </Button>
      </div>
      <InviteDialog {...dialog} {...actions} open={dialog.job === 'new'} />
      <EditPersonDialog {...dialog} person={edited} update={(changes) => actions.update(edited?.id ?? 0, changes)} />
      <DeleteDialog deletion={deletion} what="la Persona">
        {({ name }) => `La eliminación de ${name} no se puede revertir: pierde su acceso de inmediato.`}
      </DeleteDialog>
      <LeaveQuestion {...leaving} />
      <ShareDialog person={actions.unmailed} onClose={actions.forgetUnmailed} />
    </div>
  );
}
