import { Button, Select } from 'antd';
import { Link } from 'react-router-dom';

import { api, useListChefsQuery } from '../../api/api';
import { messageOf } from '../../api/error-text';
import type { ChefRowDto } from '../../api/generated';
import { DataTable } from '../../ui/admin/DataTable';
import { DeleteDialog } from '../../ui/admin/DeleteDialog';
import { ExportButton } from '../../ui/admin/ExportButton';
import { SearchField } from '../../ui/admin/SearchField';
import { useDeletion } from '../../ui/admin/use-deletion';
import { useStepBack } from '../../ui/admin/use-step-back';
import { oneOf, useTableParams } from '../../ui/admin/use-table-params';
import { PageHead } from '../layout/PageHead';
import { CHEF_LACKS, CHEF_SORTS, CHEF_STATES, chefColumns } from './chef-columns';
import { chefCsvColumns } from './chef-csv';
import { ChefRowMenu } from './ChefRowMenu';
import { useChefActions } from './use-chef-actions';

/** Rows of a page (product.md section 9). */
const PER_PAGE = 12;

/** The chefs admin list: searched, filtered, sorted and paged by the server, all of it in the address. */
export function ChefsPage() {
  const { page, sort, filter, filtered, goTo, sortBy, narrow, clear } = useTableParams(
    ['search', 'state', 'favorite', 'missing'],
    CHEF_SORTS,
  );
  const asked = {
    search: filter('search') || undefined,
    state: oneOf(CHEF_STATES, filter('state')),
    favorite: filter('favorite') ? filter('favorite') === 'true' : undefined,
    missing: oneOf(CHEF_LACKS, filter('missing')),
    sort,
  };
  const { data, error, isFetching, refetch } = useListChefsQuery({ ...asked, page, perPage: PER_PAGE });
  const actions = useChefActions();
  const deletion = useDeletion(actions);

  const total = data?.total ?? 0;
  const beyond = useStepBack({ isFetching, rows: data?.data.length, total, perPage: PER_PAGE, goTo });

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
      <div className="g-tools" role="search">
        <SearchField
          label="Buscar por nombre o email"
          value={filter('search')}
          onSearch={(search) => narrow({ search })}
        />
        <Select
          aria-label="Estado"
          value={filter('state')}
          onChange={(state) => narrow({ state })}
          options={[
            { value: '', label: 'Todos los estados' },
            { value: 'ACTIVE', label: 'Activo' },
            { value: 'DESACTIVADO', label: 'Desactivado' },
          ]}
        />
        <Select
          aria-label="Favorito"
          value={filter('favorite')}
          onChange={(favorite) => narrow({ favorite })}
          options={[
            { value: '', label: 'Favorito: todos' },
            { value: 'true', label: 'Favorito: SI' },
            { value: 'false', label: 'Favorito: NO' },
          ]}
        />
        <Select
          aria-label="Datos"
          value={filter('missing')}
          onChange={(missing) => narrow({ missing })}
          options={[
            { value: '', label: 'Datos: todos' },
            { value: 'experiences', label: 'Sin experiencias' },
            { value: 'price', label: 'Sin precio' },
            { value: 'food_types', label: 'Sin tipos de comida' },
            { value: 'cities', label: 'Sin ciudades' },
          ]}
        />
        <ExportButton
          fileName="chefs"
          columns={chefCsvColumns}
          list={api.endpoints.listChefs}
          filter={asked}
          disabled={total === 0}
        />
      </div>
      <DataTable<ChefRowDto>
        noun="chefs"
        columns={chefColumns}
        rows={beyond ? undefined : data?.data}
        rowKey={({ id }) => id}
        actions={(chef) => <ChefRowMenu chef={chef} actions={actions} onDelete={deletion.ask} />}
        total={total}
        page={page}
        perPage={PER_PAGE}
        sort={sort}
        onPage={goTo}
        onSort={sortBy}
        loading={isFetching}
        problem={error && !data ? messageOf(error) : undefined}
        onRetry={() => void refetch()}
        empty={
          filtered ? (
            <>
              <p>Ningún chef coincide con lo que buscas.</p>
              <Button onClick={clear}>Quitar filtros</Button>
            </>
          ) : (
            <p>Aún no hay chefs. Agrega el primero.</p>
          )
        }
      />
      <DeleteDialog deletion={deletion} what="el Chef">
        {({ chef_name: name }) =>
          `La eliminación de ${name} no se puede revertir: también se elimina todo lo asociado, como sus propuestas, comentarios e imágenes.`
        }
      </DeleteDialog>
    </>
  );
}
