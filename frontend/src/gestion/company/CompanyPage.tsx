import { Suspense, useState } from 'react';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';

import { useDeleteHeaderMutation } from '../../api/generated';
import { useGetCompanyQuery, type CompanyDto, type HeaderDto } from '../../api/public.generated';
import { selectAdmitted } from '../../session/session-slice';
import { DeleteDialog } from '../../ui/admin/list/DeleteDialog';
import { LeaveQuestion } from '../../ui/admin/form/LeaveQuestion';
import { keepSaying, useKeptSaying } from '../../ui/admin/feedback/reload-saying';
import { LoadingOrError } from '../../ui/admin/feedback/LoadingOrError';
import { useDeletion } from '../../ui/admin/list/use-deletion';
import { useEditDialog } from '../../ui/admin/form/use-edit-dialog';
import { useRowCall } from '../../ui/admin/list/use-row-call';
import { optionalDialog } from '../../ui/optional/optional-dialog';
import { Panels } from '../../ui/optional/Panels';
import { HistoryButton } from '../history/HistoryButton';
import { useHistory } from '../history/use-history';
import { PageHead } from '../layout/PageHead';
import { useChanges } from '../versions/Changes';
import './company.css';
import { CompanyForm } from './CompanyForm';
import { HeaderList } from './HeaderList';
import { MoneySettings } from './MoneySettings';
import { WorkSettings } from './WorkSettings';

const HeaderDialog = optionalDialog(async () => (await import('./HeaderDialog')).HeaderDialog);

/** 'Información de la página': the company's data and the covers of the home page. */
export function CompanyPage() {
  const { data, error, refetch } = useGetCompanyQuery(undefined, { refetchOnMountOrArgChange: true });
  const reload = async () => (await refetch().unwrap()).data;
  return (
    <>
      <PageHead
        title="Información de la página"
        crumbs={[{ name: 'Información de la página', path: '/gestion/header' }]}
        action={data && <HistoryButton kind="company" id={data.data.id} />}
      />
      {data ? <Company company={data.data} reload={reload} /> : <LoadingOrError error={error} onRetry={refetch} />}
    </>
  );
}

function Company({ company, reload }: { company: CompanyDto; reload: () => Promise<CompanyDto> }) {
  const { isBusy, run } = useRowCall();
  const [deleteHeader] = useDeleteHeaderMutation();
  const navigate = useNavigate();
  const [formDirty, setFormDirty] = useState(false);
  const [moneyDirty, setMoneyDirty] = useState(false);
  const isAdmin = useSelector(selectAdmitted)?.role === 'ADMIN';
  useKeptSaying();
  const deletion = useDeletion<HeaderDto>({
    isBusy,
    remove: async ({ id }) => {
      const { answer, settled } = await run(id, () => deleteHeader({ id }).unwrap());
      // The page is reloaded after a deletion, unless that would take away what is written and not saved.
      if (answer && !formDirty && !moneyDirty) {
        keepSaying(answer.msg);
        void navigate(0);
      }
      return settled;
    },
  });
  const editDialog = useEditDialog<HeaderDto>();
  const companyChanges = useChanges({
    kind: 'company',
    fields: async () => (await import('./company-fields')).COMPANY_FIELDS,
  });
  const history = useHistory();
  const headerChanges = useChanges({
    kind: 'header',
    fields: async () => (await import('./header-fields')).HEADER_FIELDS,
  });

  return (
    <div className="company">
      <Panels>
        <CompanyForm
          company={company}
          reload={reload}
          onDirty={setFormDirty}
          onSeeChanges={() => companyChanges.see({ id: company.id, name: 'los datos de contacto' })}
        />
        <WorkSettings />
        {isAdmin && <MoneySettings onDirty={setMoneyDirty} />}
        <HeaderList
          headers={company.headers}
          isBusy={isBusy}
          onAdd={editDialog.create}
          onEdit={editDialog.edit}
          onSeeChanges={({ id, cover_title: name }) => headerChanges.see({ id, name })}
          onSeeHistory={({ id }) => history.see({ kind: 'header', id })}
          onDelete={deletion.ask}
        />
      </Panels>
      <Suspense>
        {editDialog.dialog.target && (
          <HeaderDialog {...editDialog.dialog} companyId={company.id} reload={async () => (await reload()).headers} />
        )}
      </Suspense>
      <DeleteDialog deletion={deletion} what="el Header">
        {({ cover_title: title }) =>
          `La eliminación de la portada “${title}” no se puede revertir: también se elimina su imagen.`
        }
      </DeleteDialog>
      {companyChanges.dialog}
      {headerChanges.dialog}
      {history.drawer}
      <LeaveQuestion {...editDialog.leaving} dirty={formDirty || moneyDirty || editDialog.leaving.dirty} />
    </div>
  );
}
