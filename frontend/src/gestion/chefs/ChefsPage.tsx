import { Link } from 'react-router-dom';

import { api, useListChefsQuery } from '../../api/api';
import { DeleteDialog } from '../../ui/admin/DeleteDialog';
import { ListTable, READ_LIST } from '../../ui/admin/ListTable';
import { useDeletion } from '../../ui/admin/use-deletion';
import { useListParams } from '../../ui/admin/use-list-params';
import { PageHead } from '../layout/PageHead';
import { chefColumns } from './chef-columns';
import { chefCsvColumns } from './chef-csv';
import { CHEF_FILTERS, CHEF_SORTS } from './chef-filters';
import { ChefRowMenu } from './ChefRowMenu';
import { useChefActions } from './use-chef-actions';

/** The chefs admin list: searched, filtered, sorted and paged by the server, all of it in the address. */
export function ChefsPage() {
  const list = useListParams(CHEF_FILTERS, CHEF_SORTS);
  const { asked, page, perPage } = list;
  const answer = useListChefsQuery({ ...asked, page, perPage }, READ_LIST);
  const actions = useChefActions();
  const deletion = useDeletion(actions);

  return (
    <>
      <PageHead
        title="Chefs"
        crumbs={[{ name: 'Chefs', path: '/gestion/chefs' }]}
        action={
          <Link className="btn" to="/gestion/chef/nuevo-chef">
            Agregar Chef
          </Link>
        }
      />
      <ListTable
        list={list}
        answer={answer}
        searchLabel="Buscar por nombre o email"
        noun="chefs"
        columns={chefColumns}
        actions={(chef) => <ChefRowMenu chef={chef} actions={actions} onDelete={deletion.ask} />}
        csv={{ columns: chefCsvColumns, list: api.endpoints.listChefs }}
        noMatch="Ningún chef coincide con lo que buscas."
        none="Aún no hay chefs. Agrega el primero."
      />
      <DeleteDialog deletion={deletion} what="el Chef">
        {({ chef_name: name }) =>
          `La eliminación de ${name} no se puede revertir: también se elimina todo lo asociado, como sus propuestas, comentarios e imágenes.`
        }
      </DeleteDialog>
    </>
  );
}
