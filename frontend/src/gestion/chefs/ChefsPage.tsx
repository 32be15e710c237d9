import { Link } from 'react-router-dom';

import { DeleteDialog } from '../../ui/admin/list/DeleteDialog';
import { ListTable } from '../../ui/admin/list/ListTable';
import { useDeletion } from '../../ui/admin/list/use-deletion';
import { useList } from '../../ui/admin/list/use-list';
import { useFromList } from '../../ui/admin/list/use-list-place';
import { PageHead } from '../layout/PageHead';
import { chefList } from './chef-list';
import { CHEFS_PATH } from '../paths';
import { ChefEveningsDialog } from './ChefEveningsDialog';
import { ChefLeavingDialog } from './ChefLeavingDialog';
import { ChefRowMenu } from './ChefRowMenu';
import { useChanges } from '../versions/Changes';
import { useChefActions } from './use-chef-actions';

/** The chefs admin list: searched, filtered, sorted and paged by the server, all of it in the address. */
export function ChefsPage() {
  const list = useList(chefList);
  const actions = useChefActions(list);
  const deletion = useDeletion(actions);
  const changes = useChanges({ kind: 'chef', fields: async () => (await import('./form/chef-fields')).CHEF_FIELDS });

  return (
    <>
      <PageHead
        title="Chefs"
        crumbs={[{ name: 'Chefs', path: CHEFS_PATH }]}
        action={
          <Link className="btn" to="/gestion/chef/nuevo-chef" state={useFromList()}>
            Agregar Chef
          </Link>
        }
      />
      <ListTable
        list={list}
        actions={(chef) => (
          <ChefRowMenu
            chef={chef}
            actions={actions}
            onSeeChanges={({ id, chef_name: name }) => changes.see({ id, name })}
            onDelete={deletion.ask}
          />
        )}
      />
      {changes.dialog}
      {actions.leaving && (
        <ChefLeavingDialog
          key={actions.leaving.id}
          chef={actions.leaving}
          onStay={actions.onStay}
          onGo={() => actions.leaving && actions.onLeave(actions.leaving)}
        />
      )}
      {actions.refused && <ChefEveningsDialog chef={actions.refused} onClose={actions.onRefusedClose} />}
      <DeleteDialog deletion={deletion} what="el Chef">
        {({ chef_name: name }) =>
          `La eliminación de ${name} no se puede revertir: también se elimina todo lo asociado, como sus propuestas, comentarios e imágenes.`
        }
      </DeleteDialog>
    </>
  );
}
