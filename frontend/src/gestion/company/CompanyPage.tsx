import { Button, Skeleton } from 'antd';
import { useState } from 'react';

import { messageOf } from '../../api/error-text';
import { useDeleteHeaderMutation } from '../../api/generated';
import { useGetCompanyQuery, type CompanyDto, type HeaderDto } from '../../api/public.generated';
import { DeleteDialog } from '../../ui/admin/DeleteDialog';
import { LeaveQuestion } from '../../ui/admin/LeaveQuestion';
import { useDeletion } from '../../ui/admin/use-deletion';
import { useRowCall } from '../../ui/admin/use-row-call';
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
  const { isBusy, run } = useRowCall();
  const [deleteHeader] = useDeleteHeaderMutation();
  const deletion = useDeletion<HeaderDto>({
    isBusy,
    remove: async ({ id }) => (await run(id, () => deleteHeader({ id }).unwrap())).settled,
  });
  const [job, setJob] = useState<HeaderJob | null>(null);
  const [formDirty, setFormDirty] = useState(false);
  const [dialogDirty, setDialogDirty] = useState(false);

  return (
    <div className="company">
      <CompanyForm company={company} reload={reload} onDirty={setFormDirty} />
      <HeaderList
        headers={company.headers}
        isBusy={isBusy}
        onAdd={() => setJob('new')}
        onEdit={setJob}
        onDelete={deletion.ask}
      />
      <HeaderDialog
        job={job}
        companyId={company.id}
        reload={reload}
        onClose={() => setJob(null)}
        onDirty={setDialogDirty}
      />
      <DeleteDialog deletion={deletion} what="el Header">
        {({ cover_title: title }) =>
          `La eliminación de la portada “${title}” no se puede revertir: también se elimina su imagen.`
        }
      </DeleteDialog>
      <LeaveQuestion dirty={formDirty || dialogDirty} />
    </div>
  );
}
