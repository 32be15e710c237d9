import { Button } from 'antd';

import { useListFormsQuery, type FormDto } from '../../api/generated';
import { DeleteDialog } from '../../ui/admin/DeleteDialog';
import { LeaveQuestion } from '../../ui/admin/LeaveQuestion';
import { ListTable } from '../../ui/admin/ListTable';
import { useDeletion } from '../../ui/admin/use-deletion';
import { useList } from '../../ui/admin/use-list';
import { useRecordJob } from '../../ui/admin/use-record-job';
import { PageHead } from '../layout/PageHead';
import { formList } from './form-list';
import { FormReferenceDialog } from './FormReferenceDialog';
import { FormRowMenu } from './FormRowMenu';
import './forms.css';
import { SecondActive } from './SecondActive';
import { useFormActions } from './use-form-actions';
import { useUsedForm } from './use-used-form';

/** Formularios: the external forms the site can show, of which the oldest active one is used. */
export function FormsPage() {
  const list = useList(formList);
  const { refetch } = useListFormsQuery();
  const actions = useFormActions(list);
  const job = useRecordJob(list);
  const deletion = useDeletion<FormDto>(actions);
  const used = useUsedForm();

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
      <SecondActive />
      <ListTable
        list={list}
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
      />
      <FormReferenceDialog {...job.dialog} reload={async () => (await refetch().unwrap()).data} />
      <DeleteDialog deletion={deletion} what="el Formulario">
        {({ title }) =>
          `La eliminación de ${title} no se puede revertir: deja de mostrarse en el sitio y su URL queda libre.`
        }
      </DeleteDialog>
      <LeaveQuestion {...job.leaving} />
    </>
  );
}
