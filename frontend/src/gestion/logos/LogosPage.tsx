import { Button, Skeleton } from 'antd';
import { useState } from 'react';

import { messageOf } from '../../api/error-text';
import { useDeleteClientLogoMutation } from '../../api/generated';
import { useListClientLogosQuery, type ClientLogoDto } from '../../api/public.generated';
import { DeleteDialog } from '../../ui/admin/DeleteDialog';
import { LeaveQuestion } from '../../ui/admin/LeaveQuestion';
import { useDeletion } from '../../ui/admin/use-deletion';
import { useRowCall } from '../../ui/admin/use-row-call';
import { Ring } from '../../ui/Ring';
import { PageHead } from '../layout/PageHead';
import { LogoDialog, type LogoJob } from './LogoDialog';
import { LogoGrid } from './LogoGrid';
import './logos.css';

/** 'Logos': the clients that home, the corporate page and the about page show. */
export function LogosPage() {
  const { data, error, refetch } = useListClientLogosQuery(undefined, { refetchOnMountOrArgChange: true });
  const reload = async () => (await refetch().unwrap()).data;
  const { isBusy, run } = useRowCall();
  const [deleteLogo] = useDeleteClientLogoMutation();
  const deletion = useDeletion<ClientLogoDto>({
    isBusy,
    remove: async ({ id }) => (await run(id, () => deleteLogo({ id }).unwrap())).settled,
  });
  const [job, setJob] = useState<LogoJob | null>(null);
  const [dirty, setDirty] = useState(false);

  return (
    <>
      <PageHead
        title="Logos"
        crumbs={[{ name: 'Logos', path: '/gestion/logos' }]}
        action={
          <Button type="primary" onClick={() => setJob('new')}>
            Nuevo Logo
          </Button>
        }
      />
      {data && data.data.length > 0 && <LogoGrid logos={data.data} onEdit={setJob} onDelete={deletion.ask} />}
      {data?.data.length === 0 && (
        <div className="blank">
          <Ring />
          <p>Aún no hay logos de clientes. Agrega el primero.</p>
        </div>
      )}
      {!data && error && (
        <div className="blank" role="alert">
          <p>{messageOf(error)}</p>
          <Button onClick={() => void refetch()}>Reintentar</Button>
        </div>
      )}
      {!data && !error && <Skeleton active paragraph={{ rows: 10 }} className="sheet" />}
      <LogoDialog job={job} reload={reload} onClose={() => setJob(null)} onDirty={setDirty} />
      <DeleteDialog deletion={deletion} what="el Logo">
        {({ name_company: name }) =>
          `La eliminación de ${name} no se puede revertir: también se eliminan sus dos imágenes.`
        }
      </DeleteDialog>
      <LeaveQuestion dirty={dirty} title={job === 'new' ? 'Salir de la creación' : 'Salir de la Edición'} />
    </>
  );
}
