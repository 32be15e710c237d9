import { Button } from 'antd';

import { api } from '../../api/api';
import { useListClientLogosQuery, type ClientLogoDto } from '../../api/public.generated';
import { useCall } from '../../api/use-call';
import { DeleteDialog } from '../../ui/admin/list/DeleteDialog';
import { LeaveQuestion } from '../../ui/admin/form/LeaveQuestion';
import { LoadingOrError } from '../../ui/admin/feedback/LoadingOrError';
import { useDeletion } from '../../ui/admin/list/use-deletion';
import { useEditDialog } from '../../ui/admin/form/use-edit-dialog';
import { useRowCall } from '../../ui/admin/list/use-row-call';
import { useHistory } from '../history/use-history';
import { Blank } from '../layout/Blank';
import { PageHead } from '../layout/PageHead';
import { useChanges } from '../versions/Changes';
import { LogoDialog } from './LogoDialog';
import { LogoGrid } from './LogoGrid';
import './logos.css';

/** 'Logos': the clients that the home, corporate and about pages show. */
export function LogosPage() {
  const { data, error, refetch } = useListClientLogosQuery(undefined, { refetchOnMountOrArgChange: true });
  const reload = async () => (await refetch().unwrap()).data;
  const { isBusy, run } = useRowCall();
  const deleteLogo = useCall(api.endpoints.deleteClientLogo);
  const deletion = useDeletion<ClientLogoDto>({
    isBusy,
    remove: async ({ id }) => (await run(id, () => deleteLogo({ id }))).settled,
  });
  const editDialog = useEditDialog<ClientLogoDto>();
  const history = useHistory();
  const changes = useChanges({ kind: 'logo', fields: async () => (await import('./logo-fields')).LOGO_FIELDS });

  return (
    <>
      <PageHead
        title="Logos"
        crumbs={[{ name: 'Logos', path: '/gestion/logos' }]}
        action={
          <Button type="primary" onClick={editDialog.create}>
            Nuevo Logo
          </Button>
        }
      />
      {data && data.data.length > 0 && (
        <LogoGrid
          logos={data.data}
          onEdit={editDialog.edit}
          onSeeChanges={({ id, name_company: name }) => changes.see({ id, name })}
          onSeeHistory={({ id }) => history.see({ kind: 'client_logo', id })}
          onDelete={deletion.ask}
        />
      )}
      {data?.data.length === 0 && <Blank>Aún no hay logos de clientes. Agrega el primero.</Blank>}
      {!data && <LoadingOrError error={error} onRetry={refetch} />}
      <LogoDialog {...editDialog.dialog} reload={reload} />
      <DeleteDialog deletion={deletion} what="el Logo">
        {({ name_company: name }) =>
          `La eliminación de ${name} no se puede revertir: también se eliminan sus dos imágenes.`
        }
      </DeleteDialog>
      {changes.dialog}
      {history.drawer}
      <LeaveQuestion {...editDialog.leaving} />
    </>
  );
}
