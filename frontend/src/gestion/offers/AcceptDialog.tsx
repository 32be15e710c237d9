import { useAcceptOfferByPhoneMutation, type OfferPageDto } from '../../api/generated';
import { fieldsOf } from '../../ui/admin/field/contract-fields';
import { FormDialog } from '../../ui/admin/dialog/FormDialog';
import { nothing } from './nothing';

const { TextField } = fieldsOf('AcceptOfferByPhoneDto');

interface AcceptDialogProps {
  offer: OfferPageDto;
  onClose: () => void;
}

/** Asks how the client accepted, before the evening is entered for them. */
export function AcceptDialog({ offer: { id, number }, onClose }: AcceptDialogProps) {
  const [accept] = useAcceptOfferByPhoneMutation();
  return (
    <FormDialog<{ text: string }>
      open
      title={`Aceptó por teléfono: ${number ?? ''}`}
      saveLabel="Anotar la aceptación"
      leaveTitle="Salir de la Edición"
      draftName={`Cotización/${id}/aceptar`}
      initial={{ text: '' }}
      fields={['text']}
      save={(acceptOfferByPhoneDto) => accept({ id, acceptOfferByPhoneDto }).unwrap()}
      onClose={onClose}
      onDirty={nothing}
    >
      {() => <TextField name="text" label="Nota" rows={3} placeholder="Cómo y cuándo aceptó." />}
    </FormDialog>
  );
}
