import { Select } from 'antd';
import { useMemo } from 'react';

import { useCreateFormMutation, useUpdateFormMutation, type FormDto } from '../../api/generated';
import { ConflictDialog } from '../../ui/admin/ConflictDialog';
import { fieldsOf } from '../../ui/admin/contract-fields';
import { FormDialog } from '../../ui/admin/FormDialog';
import { useVersionedSave } from '../../ui/admin/use-versioned-save';
import { useSettings } from '../../ui/settings';
import { AddressField } from './AddressField';
import { FORM_FIELDS, FORM_TYPES, formDto, NEW_FORM, TYPE_LABELS, versionedForm, type FormValues } from './form-values';
import { KeptLink } from './KeptLink';

/** What the dialog is open for: a new form or one to edit. */
export type FormJob = 'new' | FormDto;

const { Field, TextField } = fieldsOf('CreateFormDto');
const FIELDS = FORM_FIELDS.map(({ name }) => name);

/** The contract's pattern also takes capitals, which the field turns into small letters. */
const ADDRESS_RULE = {
  pattern: /^[a-z0-9-]+$/,
  message: 'Usa solo letras minúsculas sin acentos, números y guiones.',
};

interface FormReferenceDialogProps {
  job: FormJob | null;
  /** Reads all forms anew. */
  reload: () => Promise<FormDto[]>;
  onClose: () => void;
  onDirty: (dirty: boolean) => void;
}

/** Creating and editing a reference form: the same dialog (product.md section 2). */
export function FormReferenceDialog({ job, reload, onClose, onDirty }: FormReferenceDialogProps) {
  const { publicUrl } = useSettings();
  const [createForm] = useCreateFormMutation();
  const [updateForm] = useUpdateFormMutation();
  const form = job === 'new' ? null : job;
  const opened = useMemo(() => form && versionedForm(form), [form]);

  const versioned = useVersionedSave({
    fields: FORM_FIELDS,
    opened,
    read: async () => {
      const stored = (await reload()).find(({ id }) => id === form?.id);
      return stored ? versionedForm(stored) : null;
    },
    write: (values: FormValues, version) =>
      updateForm({ id: form?.id ?? 0, updateFormDto: { ...formDto(values), version } }).unwrap(),
  });

  return (
    <>
      <FormDialog<FormValues>
        open={job !== null}
        title={form ? 'Editar Formulario' : 'Crear Formulario'}
        saveLabel={form ? 'Guardar Cambios' : 'Crear Formulario'}
        leaveTitle={form ? 'Salir de la Edición' : 'Salir de la creación'}
        initial={opened?.values ?? NEW_FORM}
        fields={FIELDS}
        width={640}
        save={(values, show) =>
          form ? versioned.save(values, show) : createForm({ createFormDto: formDto(values) }).unwrap()
        }
        onClose={onClose}
        onDirty={onDirty}
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
              rules={[ADDRESS_RULE]}
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
      </FormDialog>
      <ConflictDialog differences={versioned.differences} onChoose={versioned.choose} onBack={versioned.back} />
    </>
  );
}
