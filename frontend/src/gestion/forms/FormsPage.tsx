import { useListFormsQuery } from '../../api/generated';
import { useList } from '../../ui/admin/list/use-list';
import { RecordScreen } from '../layout/RecordScreen';
import { useChanges } from '../versions/Changes';
import { formList } from './form-list';
import { FormReferenceDialog } from './FormReferenceDialog';
import { FormRowMenu } from './FormRowMenu';
import './forms.css';
import { SecondActive } from './SecondActive';
import { useFormActions } from './use-form-actions';
import { useUsedForm } from './use-used-form';

/** Formularios: the external forms that the site can show. It uses the oldest active one. */
export function FormsPage() {
  const list = useList(formList);
  const { refetch } = useListFormsQuery();
  const { toggleState, remove } = useFormActions(list);
  const used = useUsedForm();
  const changes = useChanges({ kind: 'form', fields: async () => (await import('./form-fields')).FORM_FIELDS });

  return (
    <RecordScreen
      title="Formularios"
      crumbs={[{ name: 'Formularios', path: '/gestion/form-reference' }]}
      history="form_reference"
      newLabel="Crear Formulario"
      list={list}
      menu={(row) => (
        <FormRowMenu
          {...row}
          used={row.row.id === used?.id}
          onToggle={toggleState}
          onSeeChanges={({ id, title }) => changes.see({ id, name: title })}
        />
      )}
      dialog={(job) => <FormReferenceDialog {...job} reload={async () => (await refetch().unwrap()).data} />}
      deletion={{
        what: 'el Formulario',
        lost: ({ title }) =>
          `La eliminación de ${title} no se puede revertir: deja de mostrarse en el sitio y su URL queda libre.`,
        remove,
      }}
    >
      {(table) => (
        <>
          <SecondActive />
          {table}
          {changes.dialog}
        </>
      )}
    </RecordScreen>
  );
}
