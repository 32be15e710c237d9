import { useCreateFormMutation, useUpdateFormMutation, type CreateFormDto, type FormDto } from '../../api/generated';
import { limitsOf } from '../../api/rules';
import type { EditDialogProps } from '../../ui/admin/form/use-edit-dialog';
import { VersionedDialog } from '../../ui/admin/dialog/VersionedDialog';
import { FORM_FIELDS } from './form-fields';
import { KeptLink } from './KeptLink';

/** Said of the site's own addresses, and of those of other forms. */
const { 'x-refused-msg': TAKEN } = limitsOf('CreateFormDto', 'url');

interface FormReferenceDialogProps extends EditDialogProps<FormDto> {
  reload: () => Promise<FormDto[]>;
}

/** Creating and editing a reference form: the same dialog. */
export function FormReferenceDialog(props: FormReferenceDialogProps) {
  const [createForm] = useCreateFormMutation();
  const [updateForm] = useUpdateFormMutation();
  const own = props.target !== null && props.target !== 'new' ? props.target.id : undefined;

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
      rules={{ url: [{ validator: (_, url: string) => refuseTaken(url) }] }}
      create={(createFormDto: CreateFormDto) => createForm({ createFormDto }).unwrap()}
      update={(id, updateFormDto) => updateForm({ id, updateFormDto }).unwrap()}
      below={<KeptLink />}
      width={640}
    />
  );
}
