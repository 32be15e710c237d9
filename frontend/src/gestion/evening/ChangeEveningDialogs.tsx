import { Input, Select } from 'antd';

import { useShiftEveningMutation, type EveningDto, type ShiftEveningDto } from '../../api/generated';
import { fieldsOf } from '../../ui/admin/field/contract-fields';
import { ActionDialog } from '../../ui/admin/dialog/ActionDialog';
import type { DialogReports } from '../../ui/admin/form/use-edit-dialog';
import { lengths } from './evening-text';
import { EveningWarnings } from './EveningWarnings';

const { Field, TextField, DayField } = fieldsOf('ShiftEveningDto');

/** Another day or hour for an evening that staff entered, with the reason. */
export function ShiftEveningDialog({ evening, ...reports }: DialogReports & { evening: EveningDto }) {
  const [shift] = useShiftEveningMutation();
  const { id, version, day, starts_at, minutes, chef_id: chefId, quote_request_id: requestId } = evening;
  return (
    <ActionDialog<ShiftEveningDto>
      {...reports}
      title="Cambiar la fecha"
      saveLabel="Guardar Cambios"
      draftName={`Velada/${id}/fecha`}
      initial={{ day, starts_at, minutes, note: '' }}
      fields={['day', 'starts_at', 'minutes', 'note', 'confirmed']}
      save={(values) => shift({ id, shiftEveningDto: { ...values, version } }).unwrap()}
    >
      <div className="g-evening-time">
        <DayField name="day" label="Fecha" />
        <Field name="starts_at" label="Empieza">
          <Input type="time" />
        </Field>
        <Field name="minutes" label="Dura">
          <Select options={lengths(minutes)} />
        </Field>
      </div>
      <EveningWarnings chefId={chefId ?? undefined} requestId={requestId} />
      <TextField name="note" label="Por qué cambia" rows={2} />
    </ActionDialog>
  );
}
