import { useListFormsQuery, type FormDto } from '../../api/generated';
import { useList, type RowActs } from '../../ui/admin/list/use-list';
import { api } from '../../api/api';
import { useCall } from '../../api/use-call';
import { RecordScreen } from '../layout/RecordScreen';
import { useChanges } from '../versions/Changes';
import { formList, formStateLabel } from './form-list';
import { FormReferenceDialog } from './FormReferenceDialog';
import { FormRowMenu } from './FormRowMenu';
import { SecondActive } from './SecondActive';
import { useUsedForm } from './use-used-form';
import './forms.css';

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
      dialog={(props) => <FormReferenceDialog {...props} reload={async () => (await refetch().unwrap()).data} />}
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

/** What has become of the form. */
const stateNow = ({ data: { title, state } }: { data: FormDto }) => `${title}: ${formStateLabel(state)}.`;

/** What a row's menu does; each call answers with a toast, and the list reads itself again. */
function useFormActions({ run, remove }: RowActs<FormDto>) {
  const toggleFormState = useCall(api.endpoints.toggleFormState);
  const deleteForm = useCall(api.endpoints.deleteForm);
  return {
    toggleState: ({ id, state: was }: FormDto) =>
      void run(
        id,
        () => toggleFormState({ id, was }),
        stateNow,
        ({ data: { state } }) =>
          () =>
            toggleFormState({ id, was: state }),
      ),
    remove: (form: FormDto) => remove(form, () => deleteForm({ id: form.id })),
  };
}
