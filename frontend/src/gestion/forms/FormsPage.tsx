import { Button, Select } from 'antd';
import { useMemo, useState } from 'react';

import { messageOf } from '../../api/error-text';
import { useListFormsQuery, type FormDto } from '../../api/generated';
import { DataTable } from '../../ui/admin/DataTable';
import { DeleteDialog } from '../../ui/admin/DeleteDialog';
import { LeaveQuestion } from '../../ui/admin/LeaveQuestion';
import { SearchField } from '../../ui/admin/SearchField';
import { useDeletion } from '../../ui/admin/use-deletion';
import { useStepBack } from '../../ui/admin/use-step-back';
import { oneOf, useTableParams } from '../../ui/admin/use-table-params';
import { PageHead } from '../layout/PageHead';
import { formColumns } from './form-columns';
import { arrange, FORM_SORTS, FORM_STATES, usedForm } from './form-list';
import { FormReferenceDialog, type FormJob } from './FormReferenceDialog';
import { FormRowMenu } from './FormRowMenu';
import './forms.css';
import { SecondActive } from './SecondActive';
import { useFormActions } from './use-form-actions';

/** Rows of a page (product.md section 9). */
const PER_PAGE = 12;

/** Formularios: the external forms the site can show, of which the first active one is used. */
export function FormsPage() {
  const { page, sort, filter, filtered, goTo, sortBy, narrow, clear } = useTableParams(['search', 'state'], FORM_SORTS);
  const { data, error, isFetching, refetch } = useListFormsQuery(undefined, { refetchOnMountOrArgChange: true });
  const actions = useFormActions();
  const [job, setJob] = useState<FormJob | null>(null);
  const [dirty, setDirty] = useState(false);
  const deletion = useDeletion(actions);

  const forms = data?.data;
  const used = forms && usedForm(forms);
  const columns = useMemo(() => formColumns(used), [used]);
  const state = oneOf(FORM_STATES, filter('state'));
  const found = forms && arrange(forms, { search: filter('search'), state, sort });
  const total = found?.length ?? 0;
  const rows = found?.slice((page - 1) * PER_PAGE, page * PER_PAGE);
  const beyond = useStepBack({ isFetching, rows: rows?.length, total, perPage: PER_PAGE, goTo });

  return (
    <>
      <PageHead
        title="Formularios"
        crumbs={[{ name: 'Formularios', path: '/gestion/form-reference' }]}
        action={
          <Button type="primary" onClick={() => setJob('new')}>
            Crear Formulario
          </Button>
        }
      />
      {forms && <SecondActive forms={forms} />}
      <div className="g-tools" role="search">
        <SearchField
          label="Buscar por título o URL"
          value={filter('search')}
          onSearch={(search) => narrow({ search })}
        />
        <Select
          aria-label="Estado"
          value={state ?? ''}
          onChange={(wanted) => narrow({ state: wanted })}
          options={[
            { value: '', label: 'Todos los estados' },
            { value: 'active', label: 'Activo' },
            { value: 'inactive', label: 'Inactivo' },
          ]}
        />
      </div>
      <DataTable<FormDto>
        noun="formularios"
        columns={columns}
        rows={beyond ? undefined : rows}
        rowKey={({ id }) => id}
        actions={(form) => (
          <FormRowMenu
            form={form}
            used={form.id === used?.id}
            busy={actions.isBusy(form.id)}
            onEdit={setJob}
            onToggle={actions.toggleState}
            onDelete={deletion.ask}
          />
        )}
        total={total}
        page={page}
        perPage={PER_PAGE}
        sort={sort}
        ownOrder="En orden de creación"
        onPage={goTo}
        onSort={sortBy}
        loading={isFetching}
        problem={error && !data ? messageOf(error) : undefined}
        onRetry={() => void refetch()}
        empty={
          filtered ? (
            <>
              <p>Ningún formulario coincide con lo que buscas.</p>
              <Button onClick={clear}>Quitar filtros</Button>
            </>
          ) : (
            <p>Aún no hay formularios. Crea el primero.</p>
          )
        }
      />
      <FormReferenceDialog
        job={job}
        reload={async () => (await refetch().unwrap()).data}
        onClose={() => setJob(null)}
        onDirty={setDirty}
      />
      <DeleteDialog deletion={deletion} what="el Formulario">
        {({ title }) =>
          `La eliminación de ${title} no se puede revertir: deja de mostrarse en el sitio y su URL queda libre.`
        }
      </DeleteDialog>
      <LeaveQuestion dirty={dirty} title={job === 'new' ? 'Salir de la creación' : 'Salir de la Edición'} />
    </>
  );
}
