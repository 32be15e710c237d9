import { useUpdateNightMutation, type EveningPageDto, type UpdateNightDto } from '../../api/api';
import { useRefetchRequest } from '../../api/use-refetch-request';
import { ActionDialog } from '../../ui/admin/dialog/ActionDialog';
import { fieldsOf } from '../../ui/admin/field/contract-fields';
import { noMailText } from '../../ui/admin/feedback/mail';
import type { DialogReports } from '../../ui/admin/form/use-edit-dialog';
import { ClientPhoneField } from '../client-phone/ClientPhoneField';

const { Field, TextField } = fieldsOf('UpdateNightDto');

/** Completes or corrects where it is and who receives the chef. */
export function NightDialog({ evening, ...reports }: DialogReports & { evening: EveningPageDto }) {
  const [update] = useUpdateNightMutation();
  const refetchRequest = useRefetchRequest();
  const { id, version, address, contact_name, contact_phone } = evening;
  return (
    <ActionDialog<Required<Omit<UpdateNightDto, 'version'>>>
      {...reports}
      title="Datos para esa noche"
      saveLabel="Guardar Cambios"
      draftName={`Velada/${id}/datos`}
      initial={{ address: address ?? '', contact_name: contact_name ?? '', contact_phone: contact_phone ?? '' }}
      fields={['address', 'contact_name', 'contact_phone']}
      save={async (values) => {
        const updateNightDto = {
          address: values.address || null,
          contact_name: values.contact_name || null,
          contact_phone: values.contact_phone || null,
          version,
        };
        const saved = await update({ id, updateNightDto }).unwrap();
        await refetchRequest(evening.request_id);
        return saved;
      }}
    >
      <TextField name="address" label="Dirección" placeholder="Calle, número y depto." />
      <TextField name="contact_name" label="Quién recibe al chef, si no es el cliente" />
      <Field name="contact_phone" label="Su teléfono">
        <ClientPhoneField />
      </Field>
      <p className="g-evening-note">
        {(evening.no_mail === 'address'
          ? 'Si el chef ya tiene la ficha, recibe la nueva. El cliente no dejó correo: avísale tú por WhatsApp.'
          : noMailText(evening.no_mail, 'Cuéntales tú el cambio al cliente y al chef.')) ??
          'El cliente recibe un aviso, y el chef, si ya tiene la ficha, la nueva.'}
      </p>
    </ActionDialog>
  );
}
