import { Input } from 'antd';

import {
  useCancelEveningMutation,
  useMoveEveningMutation,
  type MoveEveningDto,
  type OfferEveningDto,
  type OfferPageDto,
} from '../../api/generated';
import { fieldsOf } from '../../ui/admin/field/contract-fields';
import { FormDialog } from '../../ui/admin/dialog/FormDialog';
import { noMailText } from '../../ui/admin/feedback/mail';
import { MoveWarnings } from '../evening/EveningWarnings';
import { nothing } from './nothing';
import { Refund } from './Refund';

const moved = fieldsOf('MoveEveningDto');
const cancelled = fieldsOf('CancelEveningDto');

interface EveningDialogProps {
  offer: OfferPageDto;
  evening: OfferEveningDto;
  onClose: () => void;
}

/** Another day or hour for the evening. Both sides are told by mail, with the file that corrects their calendars, where mails go out. */
export function MoveDialog({ offer, evening, onClose }: EveningDialogProps) {
  const { id, no_mail: none, chef, request_id: requestId, minutes } = offer;
  const [moveEvening] = useMoveEveningMutation();
  const { day, starts_at, version } = evening;
  return (
    <FormDialog<Pick<MoveEveningDto, 'day' | 'starts_at' | 'note'>>
      open
      title="Cambiar la fecha"
      saveLabel="Cambiar fecha"
      leaveTitle="Salir de la Edición"
      draftName={`Cotización/${id}/fecha`}
      initial={{ day, starts_at, note: '' }}
      fields={['day', 'starts_at', 'note']}
      save={(values) => moveEvening({ id, moveEveningDto: { ...values, version } }).unwrap()}
      onClose={onClose}
      onDirty={nothing}
    >
      {() => (
        <>
          <div className="cols">
            <moved.DayField name="day" label="Día" />
            <moved.Field name="starts_at" label="Hora">
              <Input type="time" />
            </moved.Field>
          </div>
          <MoveWarnings chefId={chef?.id} requestId={requestId} minutes={minutes} />
          <moved.TextField name="note" label="Nota" rows={3} placeholder="Por qué cambia. Solo la lee el equipo." />
          <p className="offer-refund">
            {noMailText(none, 'Cuéntale tú al cliente la nueva fecha.') ??
              'El cliente y la empresa reciben un correo con la nueva fecha.'}
          </p>
        </>
      )}
    </FormDialog>
  );
}

/** Calls the evening off, with what the terms give back before one's eyes. */
export function CancelDialog({ offer: { id, no_mail: none }, evening, onClose }: EveningDialogProps) {
  const [cancelEvening] = useCancelEveningMutation();
  return (
    <FormDialog<{ note: string }>
      open
      title="Cancelar la velada"
      saveLabel="Cancelar velada"
      closeLabel="Volver"
      leaveTitle="Salir de la Edición"
      draftName={`Cotización/${id}/cancelar`}
      initial={{ note: '' }}
      fields={['note']}
      save={({ note }) => cancelEvening({ id, cancelEveningDto: { note, version: evening.version } }).unwrap()}
      onClose={onClose}
      onDirty={nothing}
    >
      {() => (
        <>
          <Refund evening={evening} />
          <cancelled.TextField
            name="note"
            label="Nota"
            rows={3}
            placeholder="Por qué se cancela. Solo la lee el equipo."
          />
          <p className="offer-refund">
            {noMailText(none, 'Avísale tú al cliente.') ??
              'El cliente y la empresa reciben un correo que la saca de sus calendarios.'}
          </p>
        </>
      )}
    </FormDialog>
  );
}
