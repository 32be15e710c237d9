import { useRectifyPersonalDataMutation, type ClientRequestDto } from '../../api/generated';
import { fieldsOf } from '../../ui/admin/field/contract-fields';
import { ActionDialog } from '../../ui/admin/dialog/ActionDialog';
import { ClientPhoneField } from '../client-phone/ClientPhoneField';
import type { DialogReports } from '../../ui/admin/form/use-edit-dialog';

interface RectifyDialogProps extends DialogReports {
  /** Whose data are in the form. */
  request: ClientRequestDto;
  /** All requests that are corrected. */
  ids: number[];
  /** What was corrected, and to what. */
  onRectified: (changed: Partial<Who>) => void;
}

export interface Who {
  name: string;
  email: string;
  phone_number: string;
}

const { Field, TextField } = fieldsOf('RectifyPersonalDataDto');

/** Corrects what a person is called and how they are reached. Only what was changed is sent. */
export function RectifyDialog({ request, ids, onRectified, onClose, onDirty }: RectifyDialogProps) {
  const [rectify] = useRectifyPersonalDataMutation();
  const { name, email, phone_number } = request;
  const stored: Who = { name, email: email ?? '', phone_number };

  async function save(values: Who): Promise<{ msg: string }> {
    const changed: Partial<Who> = Object.fromEntries(
      Object.entries(values).filter(([key, value]) => value !== stored[key as keyof Who]),
    );
    const answer = await rectify({ rectifyPersonalDataDto: { requests: ids, ...changed } }).unwrap();
    onRectified(changed);
    return answer;
  }

  return (
    <ActionDialog<Who>
      title="Corregir los datos"
      saveLabel="Corregir"
      draftName={`DatosPersonales/${request.id}`}
      initial={stored}
      fields={['name', 'email', 'phone_number']}
      save={save}
      onClose={onClose}
      onDirty={onDirty}
      width={520}
    >
      <TextField name="name" label="Nombre" required />
      <TextField name="email" label="Correo" keyboard="email" required={email !== null} />
      <Field name="phone_number" label="Teléfono" required={phone_number !== ''}>
        <ClientPhoneField />
      </Field>
    </ActionDialog>
  );
}
