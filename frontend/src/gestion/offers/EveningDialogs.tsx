import { Input } from 'antd';

import {
  useMoveEveningMutation,
  type MoveEveningDto,
  type OfferEveningDto,
  type OfferPageDto,
} from '../../api/generated';
import { fieldsOf } from '../../ui/admin/field/contract-fields';
import { ActionDialog } from '../../ui/admin/dialog/ActionDialog';
import { noMailText } from '../../ui/admin/feedback/mail';
import { MoveWarnings } from '../evening/EveningWarnings';
import { noop } from './noop';

const moved = fieldsOf('MoveEveningDto');

interface EveningDialogProps {
  offer: OfferPageDto;
  evening: OfferEveningDto;
  onClose: () => void;
}

/** Another day or hour for the evening. Client and chef are notified by mail, which corrects their calendars, where mails go out. */
export function MoveDialog({ offer, evening, onClose }: EveningDialogProps) {
  const { id, no_mail: none, chef, request_id: requestId, minutes } = offer;
  const [moveEvening] = useMoveEveningMutation();
  const { day, starts_at, version } = evening;
  return (
    <ActionDialog<Pick<MoveEveningDto, 'day' | 'starts_at' | 'note'>>
      title="Cambiar la fecha"
      saveLabel="Cambiar fecha"
      draftName={`Cotización/${id}/fecha`}
      initial={{ day, starts_at, note: '' }}
      fields={['day', 'starts_at', 'note']}
      save={(values) => moveEvening({ id, moveEveningDto: { ...values, version } }).unwrap()}
      onClose={onClose}
      onDirty={noop}
    >
      <div className="cols">
        <moved.DayField name="day" label="Día" />
        <moved.Field name="starts_at" label="Hora">
          <Input type="time" />
        </moved.Field>
      </div>
      <MoveWarnings chefId={chef?.id} requestId={requestId} minutes={minutes} />
      <moved.TextField name="note" label="Nota" rows={3} placeholder="Por qué cambia. Solo la lee el equipo." />
      <p className="g-soft">
        {none === 'address'
          ? 'Si el chef ya tiene la ficha, recibe la nueva. El cliente no dejó correo: cuéntale tú la nueva fecha por WhatsApp.'
          : (noMailText(none, 'Cuéntales tú la nueva fecha al cliente y al chef.') ??
            'El cliente recibe un correo con la nueva fecha, y el chef, si ya tiene la ficha, la nueva.')}
      </p>
    </ActionDialog>
  );
}
