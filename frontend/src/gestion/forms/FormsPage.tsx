import { Button } from 'antd';
import { useMemo, useState } from 'react';

import { useListFormsQuery } from '../../api/generated';
import { DeleteDialog } from '../../ui/admin/DeleteDialog';
import { LeaveQuestion } from '../../ui/admin/LeaveQuestion';
import { ListTable, READ_LIST } from '../../ui/admin/ListTable';
import { useDeletion } from '../../ui/admin/use-deletion';
import { useListParams } from '../../ui/admin/use-list-params';
import { PageHead } from '../layout/PageHead';
import { formColumns } from './form-columns';
import { arranged, FORM_FILTERS, FORM_SORTS, usedForm } from './form-list';
import { FormReferenceDialog, type FormJob } from './FormReferenceDialog';
import { FormRowMenu } from './FormRowMenu';
import './forms.css';
import { SecondActive } from './SecondActive';
import { useFormActions } from './use-form-actions';

/** Formularios: the external forms the site can show, of which the first active one is used. */
export function FormsPage() {
  const list = useListParams(FORM_FILTERS, FORM_SORTS);
  const read = useListFormsQuery(undefined, READ_LIST);
  const actions = useFormActions();
  const [job, setJob] = useState<FormJob | null>(null);
  const [dirty, setDirty] = useState(false);
  const deletion = useDeletion(actions);

  const forms = read.data?.data;
  const used = forms && usedForm(forms);
  const columns = useMemo(() => formColumns(used), [used]);

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
      <ListTable
        list={list}
        answer={{ ...read, data: forms && arranged(forms, list) }}
        searchLabel="Buscar por título o URL"
        noun="formularios"
        columns={columns}
        ownOrder="En orden de creación"
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
        noMatch="Ningún formulario coincide con lo que buscas."
        none="Aún no hay formularios. Crea el primero."
      />
      <FormReferenceDialog
        job={job}
        reload={async () => (await read.refetch().unwrap()).data}
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
