import { useAcceptOfferByPhoneMutation, type OfferPageDto } from '../../api/generated';
import { fieldsOf } from '../../ui/admin/field/contract-fields';
import { ActionDialog } from '../../ui/admin/dialog/ActionDialog';
import { noop } from './noop';

const { TextField } = fieldsOf('AcceptOfferByPhoneDto');

interface AcceptDialogProps {
  offer: OfferPageDto;
  /** Of the draft of a change, as it was stored last. */
  version?: number;
  onClose: () => void;
}

/** Asks how the client accepted, before the evening is entered for them. */
export function AcceptDialog({ offer: { id, number, replaces }, version, onClose }: AcceptDialogProps) {
  const [accept] = useAcceptOfferByPhoneMutation();
  return (
    <ActionDialog<{ text: string }>
      title={number ? `Aceptó por teléfono: ${number}` : `El cliente ya dijo que sí al cambio de ${replaces ?? ''}`}
      saveLabel="Anotar la aceptación"
      draftName={`Cotización/${id}/aceptar`}
      initial={{ text: '' }}
      fields={['text']}
      save={(values) => accept({ id, acceptOfferByPhoneDto: { ...values, ...(version && { version }) } }).unwrap()}
      onClose={onClose}
      onDirty={noop}
    >
      <TextField name="text" label="Nota" rows={3} placeholder="Cómo y cuándo aceptó." />
    </ActionDialog>
  );
}
