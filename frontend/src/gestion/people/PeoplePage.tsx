import { Button, Select } from 'antd';
import { useMemo, useState } from 'react';
import { useSelector } from 'react-redux';

import { api, useListPeopleQuery } from '../../api/api';
import { messageOf } from '../../api/error-text';
import type { PersonDto } from '../../api/generated';
import { selectAdmitted } from '../../session/session-slice';
import { DataTable } from '../../ui/admin/DataTable';
import { DeleteDialog } from '../../ui/admin/DeleteDialog';
import { ExportButton } from '../../ui/admin/ExportButton';
import { LeaveQuestion } from '../../ui/admin/LeaveQuestion';
import { SearchField } from '../../ui/admin/SearchField';
import { useDeletion } from '../../ui/admin/use-deletion';
import { useStepBack } from '../../ui/admin/use-step-back';
import { oneOf, useTableParams } from '../../ui/admin/use-table-params';
import { PageHead } from '../layout/PageHead';
import { EditPersonDialog } from './EditPersonDialog';
import { InviteDialog } from './InviteDialog';
import { PEOPLE_SORTS, peopleColumns } from './people-columns';
import { peopleCsvColumns } from './people-csv';
import './people.css';
import { PersonRowMenu } from './PersonRowMenu';
import { ShareDialog } from './ShareDialog';
import { usePeopleActions } from './use-people-actions';
import { PERSON_STATES, roleOptions, ROLES, stateOptions } from './words';

/** Rows of a page (product.md section 9). */
const PER_PAGE = 12;

/** Personas: who may enter the back-office; searched, filtered, sorted and paged by the server, all of it in the address. */
export function PeoplePage() {
  const { page, sort, filter, filtered, goTo, sortBy, narrow, clear } = useTableParams(
    ['search', 'state', 'role'],
    PEOPLE_SORTS,
  );
  const asked = {
    search: filter('search') || undefined,
    state: oneOf(PERSON_STATES, filter('state')),
    role: oneOf(ROLES, filter('role')),
    sort,
  };
  const { data, error, isFetching, refetch } = useListPeopleQuery({ ...asked, page, perPage: PER_PAGE });
  const actions = usePeopleActions();
  const [inviting, setInviting] = useState(false);
  const [edited, setEdited] = useState<PersonDto | null>(null);
  const [dirty, setDirty] = useState(false);
  const deletion = useDeletion(actions);
  const me = useSelector(selectAdmitted)?.email.toLowerCase();
  const columns = useMemo(() => peopleColumns(({ email }) => email === me), [me]);

  const total = data?.total ?? 0;
  const beyond = useStepBack({ rows: data?.data.length, isFetching, total, perPage: PER_PAGE, goTo });

  return (
    <div className="people">
      <PageHead title="Personas" crumbs={[{ name: 'Personas', path: '/gestion/personas' }]} />
      <div className="g-tools" role="search">
        <SearchField
          label="Buscar por nombre o email"
          value={filter('search')}
          onSearch={(search) => narrow({ search })}
        />
        <Select
          aria-label="Estado"
          value={asked.state ?? ''}
          onChange={(state) => narrow({ state })}
          options={[{ value: '', label: 'Todos los estados' }, ...stateOptions]}
        />
        <Select
          aria-label="Rol"
          value={asked.role ?? ''}
          onChange={(role) => narrow({ role })}
          options={[{ value: '', label: 'Todos los roles' }, ...roleOptions]}
        />
        <ExportButton
          fileName="personas"
          columns={peopleCsvColumns}
          list={api.endpoints.listPeople}
          filter={asked}
          disabled={total === 0}
        />
      </div>
      <DataTable<PersonDto>
        noun="personas"
        columns={columns}
        rows={beyond ? undefined : data?.data}
        rowKey={({ id }) => id}
        actions={(person) =>
          person.email !== me && (
            <PersonRowMenu
              person={person}
              busy={actions.isBusy(person.id)}
              onEdit={setEdited}
              onToggle={actions.toggleState}
              onInviteAgain={actions.inviteAgain}
              onDelete={deletion.ask}
            />
          )
        }
        total={total}
        page={page}
        perPage={PER_PAGE}
        sort={sort}
        ownOrder="En orden alfabético"
        onPage={goTo}
        onSort={sortBy}
        loading={isFetching}
        problem={error && !data ? messageOf(error) : undefined}
        onRetry={() => void refetch()}
        empty={
          filtered ? (
            <>
              <p>Ninguna persona coincide con lo que buscas.</p>
              <Button onClick={clear}>Quitar filtros</Button>
            </>
          ) : (
            <p>Aún no hay personas. Invita a la primera.</p>
          )
        }
      />
      <div className="people-create">
        <Button type="primary" size="large" onClick={() => setInviting(true)}>
          Crear Persona
        </Button>
      </div>
      <InviteDialog open={inviting} onClose={() => setInviting(false)} onDirty={setDirty} invite={actions.invite} />
      <EditPersonDialog
        person={edited}
        onClose={() => setEdited(null)}
        onDirty={setDirty}
        update={(changes) => actions.update(edited?.id ?? 0, changes)}
      />
      <DeleteDialog deletion={deletion} what="la Persona">
        {({ name }) => `La eliminación de ${name} no se puede revertir: pierde su acceso de inmediato.`}
      </DeleteDialog>
      <LeaveQuestion dirty={dirty} title={inviting ? 'Salir de la creación' : 'Salir de la Edición'} />
      <ShareDialog person={actions.unmailed} onClose={actions.forgetUnmailed} />
    </div>
  );
}
