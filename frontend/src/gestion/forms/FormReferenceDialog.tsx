import { Select } from 'antd';

import { useCreateFormMutation, useUpdateFormMutation, type FormDto } from '../../api/generated';
import { fieldsOf } from '../../ui/admin/contract-fields';
import type { JobDialogProps } from '../../ui/admin/use-job';
import { VersionedDialog } from '../../ui/admin/VersionedDialog';
import { useSettings } from '../../ui/settings';
import { AddressField } from './AddressField';
import { FORM_FIELDS, FORM_TYPES, formDto, NEW_FORM, TYPE_LABELS, versionedForm } from './form-values';
import { KeptLink } from './KeptLink';

const { Field, TextField } = fieldsOf('CreateFormDto');

const TAKEN = 'La URL de navegación ya está en uso.';

interface FormReferenceDialogProps extends JobDialogProps<FormDto> {
  /** Reads all forms anew. */
  reload: () => Promise<FormDto[]>;
}

/** Creating and editing a reference form: the same dialog. */
export function FormReferenceDialog(props: FormReferenceDialogProps) {
  const { publicUrl } = useSettings();
  const [createForm] = useCreateFormMutation();
  const [updateForm] = useUpdateFormMutation();
  const own = props.job !== null && props.job !== 'new' ? props.job.id : undefined;

  /** Says on leaving the field that another form has the address. Whether it is free is the server's word, on saving. */
  const refuseTaken = async (url: string): Promise<void> => {
    const forms = await props.reload().catch(() => []);
    if (forms.some((form) => form.url === url && form.id !== own)) throw new Error(TAKEN);
  };

  return (
    <VersionedDialog
      {...props}
      noun="Formulario"
      newTitle="Crear Formulario"
      fields={FORM_FIELDS}
      empty={NEW_FORM}
      versioned={versionedForm}
      create={(values) => createForm({ createFormDto: formDto(values) }).unwrap()}
      update={(id, values, version) => updateForm({ id, updateFormDto: { ...formDto(values), version } }).unwrap()}
      width={640}
    >
      {() => (
        <>
          <TextField name="title" label="Título" />
          <Field name="type" label="Tipo">
            <Select
              placeholder="Elige un tipo"
              options={FORM_TYPES.map((type) => ({ value: type, label: TYPE_LABELS[type] }))}
            />
          </Field>
          <Field
            name="url"
            label="URL de navegación"
            rules={[{ validator: (_, url: string) => refuseTaken(url) }]}
            extra={`Lo que sigue a ${publicUrl}/ en la dirección del formulario.`}
          >
            <AddressField maxLength={200} />
          </Field>
          <TextField
            name="script"
            label="Link o script"
            rows={4}
            placeholder="El enlace del formulario, o el código para insertar que entrega el proveedor."
          />
          <KeptLink />
        </>
      )}
    </VersionedDialog>
  );
}
