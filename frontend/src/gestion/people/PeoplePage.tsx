import { Button } from 'antd';

import type { PersonDto } from '../../api/generated';
import { DeleteDialog } from '../../ui/admin/list/DeleteDialog';
import { LeaveQuestion } from '../../ui/admin/form/LeaveQuestion';
import { ListTable } from '../../ui/admin/list/ListTable';
import { useDeletion } from '../../ui/admin/list/use-deletion';
import { useList } from '../../ui/admin/list/use-list';
import { useRecordDialog } from '../../ui/admin/form/use-record-dialog';
import { useHistory } from '../history/use-history';
import { PageHead } from '../layout/PageHead';
import { EditPersonDialog } from './EditPersonDialog';
import { InviteDialog } from './InviteDialog';
import { InvitingContext, peopleList, useIsMe } from './people-list';
import './people.css';
import { PersonRowMenu } from './PersonRowMenu';
import { ShareDialog } from './ShareDialog';
import { usePeopleActions } from './use-people-actions';

/** Personas: who may enter the back-office; searched, filtered, sorted and paged by the server, all of it in the address. */
export function PeoplePage() {
  const list = useList(peopleList);
  const actions = usePeopleActions(list);
  const { create, edit, dialog, leaving } = useRecordDialog(list);
  const edited = dialog.target === 'new' ? null : dialog.target;
  const deletion = useDeletion<PersonDto>(actions);
  const history = useHistory();
  const isMe = useIsMe();
  const { isBusy, inviteAgain } = actions;
  const onInviteAgain = (person: PersonDto) => void inviteAgain(person);

  return (
    <div className="people">
      <PageHead title="Personas" crumbs={[{ name: 'Personas', path: '/gestion/personas' }]} />
      <InvitingContext value={{ isBusy, onInviteAgain }}>
        <ListTable
          list={list}
          actions={(person) =>
            !isMe(person) && (
              <PersonRowMenu
                person={person}
                busy={isBusy(person.id)}
                onEdit={edit}
                onToggle={actions.toggleState}
                onInviteAgain={onInviteAgain}
                onSeeHistory={({ id }) => history.see({ kind: 'person', id })}
                onDelete={deletion.ask}
              />
            )
          }
        />
      </InvitingContext>
      <div className="people-create">
        <Button type="primary" size="large" onClick={create}>
          Crear Persona
        </Button>
      </div>
      <InviteDialog {...dialog} {...actions} open={dialog.target === 'new'} />
      <EditPersonDialog
        onClose={dialog.onClose}
        onDirty={dialog.onDirty}
        person={edited}
        findPerson={actions.findPerson}
        update={actions.update}
      />
      <DeleteDialog deletion={deletion} what="la Persona">
        {({ name }) => `La eliminación de ${name} no se puede revertir: pierde su acceso de inmediato.`}
      </DeleteDialog>
      {history.drawer}
      <LeaveQuestion {...leaving} />
      <ShareDialog person={actions.unmailed} onClose={actions.forgetUnmailed} />
    </div>
  );
}
