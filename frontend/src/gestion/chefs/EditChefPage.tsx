import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';

import { statusOf } from '../../api/error-text';
import { useGetChefQuery, type AdminChefDto } from '../../api/generated';
import { LoadingOrError } from '../../ui/admin/feedback/LoadingOrError';
import { useToast } from '../../ui/Toast';
import { HistoryButton } from '../history/HistoryButton';
import { PageHead } from '../layout/PageHead';
import { useIdParam } from '../layout/use-id-param';
import { chefPath } from '../paths';
import { LOOK, SHARE, usePreviews } from '../previews/use-previews';
import { ChefChanges } from './ChefChanges';
import { ChefKitchen } from './ChefKitchen';
import { ChefPayee } from './ChefPayee';
import { ChefProfile } from './ChefProfile';
import { ChefForm } from './form/ChefForm';
import { savedChef } from './form/chef-record';
import '../../ui/admin/feedback/blank.css';

/** Breadcrumb Chefs > Editar chef. Another chef's address is another form. */
export function EditChefPage() {
  const id = useIdParam();
  const { currentData, error } = useGetChefQuery({ id: id ?? 0 }, { skip: id === undefined });
  const name = currentData?.data.chef_name;
  return (
    <>
      <PageHead
        title="Editar chef"
        // Several chefs are open in several tabs.
        documentTitle={name && `${name}, editar chef`}
        crumbs={[
          { name: 'Chefs', path: '/gestion/chefs' },
          { name: 'Editar chef', path: chefPath(id ?? 0) },
        ]}
        action={id && statusOf(error) !== 404 && <HistoryButton key={id} kind="chef" id={id} />}
      />
      {id ? <EditChef key={id} id={id} /> : <NoSuchChef />}
    </>
  );
}

/**
 * Reads the chef once from the server. Later reads (after a save elsewhere) never overwrite what is being typed. The
 * version of this read is sent with the save, so that nobody's changes are overwritten unseen.
 */
function EditChef({ id }: { id: number }) {
  const [openedAt, setOpenedAt] = useState(() => Date.now());
  const { data, error, fulfilledTimeStamp = 0, refetch } = useGetChefQuery({ id }, { refetchOnMountOrArgChange: true });
  const [chef, setChef] = useState<AdminChefDto>();
  /** How the chef is paid was changed and not saved. The router takes one guard a page. */
  const [paying, setPaying] = useState(false);
  const fresh = fulfilledTimeStamp >= openedAt ? data?.data : undefined;
  useEffect(() => {
    if (fresh) setChef((opened) => opened ?? fresh);
  }, [fresh]);

  // What is not saved yet waits as a draft.
  const readAgain = () => {
    setOpenedAt(Date.now());
    setChef(undefined);
    void refetch();
  };

  if (chef) {
    return (
      <>
        <p className="chef-site">
          <SiteLink chef={chef} />
          <ChefPreview chef={chef} />
          <ChefKitchen chef={chef} />
          <ChefPayee chef={chef} onDirty={setPaying} />
          <ChefProfile chef={chef} onTaken={readAgain} />
          <ChefChanges chef={chef} onRestored={readAgain} />
        </p>
        <ChefForm
          opened={savedChef(chef)}
          saveLabel="Guardar Cambios"
          leaveTitle="Salir de la Edición"
          alsoDirty={paying}
        />
      </>
    );
  }
  if (statusOf(error) === 404) return <NoSuchChef />;
  return <LoadingOrError error={error} onRetry={refetch} />;
}

/** A link to the chef's page on the site, if visitors may see it. */
function SiteLink({ chef }: { chef: AdminChefDto }) {
  if (chef.state !== 'ACTIVE') return null;
  return (
    <Button size="small" href={`/chef/${encodeURIComponent(chef.slug)}`} target="_blank" rel="noopener">
      Ver en el sitio
    </Button>
  );
}

function NoSuchChef() {
  const toast = useToast();
  useEffect(() => {
    toast.error('El chef buscado no existe');
  }, [toast]);
  return (
    <div className="blank">
      <p>El chef buscado no existe</p>
      <Link className="link" to="/gestion/chefs">
        Volver a los chefs
      </Link>
    </div>
  );
}

/** A look at the chef's page as it is saved, also before it is public. */
function ChefPreview({ chef }: { chef: AdminChefDto }) {
  const { look, share, dialog } = usePreviews();
  const subject = { subject: 'chef', id: chef.id, name: chef.chef_name } as const;
  return (
    <>
      <Button size="small" onClick={() => look(subject)}>
        {LOOK}
      </Button>
      <Button size="small" onClick={() => share(subject)}>
        {SHARE}
      </Button>
      {dialog}
    </>
  );
}
