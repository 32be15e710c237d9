import { Button } from 'antd';
import { useMemo } from 'react';

import { useListFormsQuery, type FormDto } from '../../api/generated';
import { DeleteDialog } from '../../ui/admin/DeleteDialog';
import { LeaveQuestion } from '../../ui/admin/LeaveQuestion';
import { ListTable, READ_LIST } from '../../ui/admin/ListTable';
import { useDeletion } from '../../ui/admin/use-deletion';
import { useJob } from '../../ui/admin/use-job';
import { useListParams } from '../../ui/admin/use-list-params';
import { PageHead } from '../layout/PageHead';
import { formColumns } from './form-columns';
import { arranged, FORM_FILTERS, FORM_SORTS, usedForm } from './form-list';
import { FormReferenceDialog } from './FormReferenceDialog';
import { FormRowMenu } from './FormRowMenu';
import './forms.css';
import { SecondActive } from './SecondActive';
import { useFormActions } from './use-form-actions';

/** Formularios: the external forms the site can show, of which the first active one is used. */
export function FormsPage() {
  const list = useListParams(FORM_FILTERS, FORM_SORTS);
  const read = useListFormsQuery(undefined, READ_LIST);
  const actions = useFormActions();
  const job = useJob<FormDto>();
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
          <Button type="primary" onClick={job.create}>
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
            onEdit={job.edit}
            onToggle={actions.toggleState}
            onDelete={deletion.ask}
          />
        )}
        noMatch="Ningún formulario coincide con lo que buscas."
        none="Aún no hay formularios. Crea el primero."
      />
      <FormReferenceDialog {...job.dialog} reload={async () => (await read.refetch().unwrap()).data} />
      <DeleteDialog deletion={deletion} what="el Formulario">
        {({ title }) =>
          `La eliminación de ${title} no se puede revertir: deja de mostrarse en el sitio y su URL queda libre.`
        }
      </DeleteDialog>
      <LeaveQuestion {...job.leaving} />
    </>
  );
}
