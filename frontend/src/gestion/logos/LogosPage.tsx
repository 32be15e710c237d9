import { Button, Skeleton } from 'antd';
import { useState } from 'react';

import { messageOf, statusOf } from '../../api/error-text';
import { useDeleteClientLogoMutation } from '../../api/generated';
import { useListClientLogosQuery, type ClientLogoDto } from '../../api/public.generated';
import { ConfirmDialog } from '../../ui/admin/ConfirmDialog';
import { LeaveQuestion } from '../../ui/admin/LeaveQuestion';
import { Ring } from '../../ui/Ring';
import { useToast } from '../../ui/Toast';
import { PageHead } from '../layout/PageHead';
import { LogoDialog, type LogoJob } from './LogoDialog';
import { LogoGrid } from './LogoGrid';
import './logos.css';

/** 'Logos': the clients that home, the corporate page and the about page show. */
export function LogosPage() {
  const toast = useToast();
  const { data, error, refetch } = useListClientLogosQuery(undefined, { refetchOnMountOrArgChange: true });
  const reload = async () => (await refetch().unwrap()).data;
  const [deleteLogo, { isLoading: deleting }] = useDeleteClientLogoMutation();
  const [job, setJob] = useState<LogoJob | null>(null);
  const [doomed, setDoomed] = useState<ClientLogoDto | null>(null);
  const [dirty, setDirty] = useState(false);

  const remove = async () => {
    if (!doomed || deleting) return;
    try {
      const { msg } = await deleteLogo({ id: doomed.id }).unwrap();
      toast.success(msg);
      setDoomed(null);
    } catch (failure) {
      // The dialog that asks to sign in again says it all.
      if (statusOf(failure) !== 401) toast.error(messageOf(failure));
      // Gone already: the grid shows it.
      if (statusOf(failure) === 404) {
        setDoomed(null);
        await reload();
      }
    }
  };

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
      {data && data.data.length > 0 && <LogoGrid logos={data.data} onEdit={setJob} onDelete={setDoomed} />}
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
      <ConfirmDialog
        open={doomed !== null}
        title="¿Desea Eliminar el Logo?"
        stayLabel="Cancelar"
        goLabel="Si, Eliminar"
        danger
        busy={deleting}
        onStay={() => setDoomed(null)}
        onGo={() => void remove()}
      >
        La eliminación de {doomed?.name_company} no se puede revertir: también se eliminan sus dos imágenes.
      </ConfirmDialog>
      <LeaveQuestion dirty={dirty} title={job === 'new' ? 'Salir de la creación' : 'Salir de la Edición'} />
    </>
  );
}
