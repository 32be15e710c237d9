import { Button, Skeleton } from 'antd';
import { useState } from 'react';

import { messageOf, statusOf } from '../../api/error-text';
import { useDeleteHeaderMutation } from '../../api/generated';
import { useGetCompanyQuery, type CompanyDto, type HeaderDto } from '../../api/public.generated';
import { ConfirmDialog } from '../../ui/admin/ConfirmDialog';
import { LeaveQuestion } from '../../ui/admin/LeaveQuestion';
import { useToast } from '../../ui/Toast';
import { PageHead } from '../layout/PageHead';
import './company.css';
import { CompanyForm } from './CompanyForm';
import { HeaderDialog, type HeaderJob } from './HeaderDialog';
import { HeaderList } from './HeaderList';

/** 'Información de la página': what the site says of the company, and the covers of its home page. */
export function CompanyPage() {
  const { data, error, refetch } = useGetCompanyQuery(undefined, { refetchOnMountOrArgChange: true });
  const reload = async () => (await refetch().unwrap()).data;
  return (
    <>
      <PageHead
        title="Información de la página"
        crumbs={[{ name: 'Información de la página', path: '/gestion/header' }]}
      />
      {data && <Company company={data.data} reload={reload} />}
      {!data && error && (
        <div className="blank" role="alert">
          <p>{messageOf(error)}</p>
          <Button onClick={() => void refetch()}>Reintentar</Button>
        </div>
      )}
      {!data && !error && <Skeleton active paragraph={{ rows: 10 }} className="sheet" />}
    </>
  );
}

interface CompanyProps {
  company: CompanyDto;
  reload: () => Promise<CompanyDto>;
}

function Company({ company, reload }: CompanyProps) {
  const toast = useToast();
  const [deleteHeader, { isLoading: deleting }] = useDeleteHeaderMutation();
  const [job, setJob] = useState<HeaderJob | null>(null);
  const [doomed, setDoomed] = useState<HeaderDto | null>(null);
  const [formDirty, setFormDirty] = useState(false);
  const [dialogDirty, setDialogDirty] = useState(false);

  const remove = async () => {
    if (!doomed || deleting) return;
    try {
      const { msg } = await deleteHeader({ id: doomed.id }).unwrap();
      toast.success(msg);
      setDoomed(null);
    } catch (error) {
      // The dialog that asks to sign in again says it all.
      if (statusOf(error) !== 401) toast.error(messageOf(error));
      // Gone already: the list shows it.
      if (statusOf(error) === 404) {
        setDoomed(null);
        await reload();
      }
    }
  };

  return (
    <div className="company">
      <CompanyForm company={company} reload={reload} onDirty={setFormDirty} />
      <HeaderList
        headers={company.headers}
        busyId={deleting ? doomed?.id : undefined}
        onAdd={() => setJob('new')}
        onEdit={setJob}
        onDelete={setDoomed}
      />
      <HeaderDialog
        job={job}
        companyId={company.id}
        reload={reload}
        onClose={() => setJob(null)}
        onDirty={setDialogDirty}
      />
      <ConfirmDialog
        open={doomed !== null}
        title="¿Desea Eliminar el Header?"
        stayLabel="Cancelar"
        goLabel="Si, Eliminar"
        danger
        busy={deleting}
        onStay={() => setDoomed(null)}
        onGo={() => void remove()}
      >
        La eliminación de la portada “{doomed?.cover_title}” no se puede revertir: también se elimina su imagen.
      </ConfirmDialog>
      <LeaveQuestion dirty={formDirty || dialogDirty} />
    </div>
  );
}
