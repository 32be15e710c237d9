import { Button, Input } from 'antd';
import { useState } from 'react';

import { useGiveCalendarMutation, useRevokeCalendarMutation } from '../../api/generated';
import { ChefSelect } from '../../ui/admin/field/ChefSelect';
import { ConfirmDialog } from '../../ui/admin/dialog/ConfirmDialog';
import { LoadingButton } from '../../ui/admin/form/LoadingButton';
import { Modal } from '../../ui/admin/dialog/Modal';
import { useCopy } from '../../ui/admin/feedback/use-copy';
import { useRowCall } from '../../ui/admin/list/use-row-call';

const CALL = 'calendar';

interface CalendarsDialogProps {
  chef: number | undefined;
  onClose: () => void;
}

/** Secret addresses by which calendars of telephones and computers follow the agenda: made, copied and revoked. */
export function CalendarsDialog({ chef: shown, onClose }: CalendarsDialogProps) {
  const [chef, setChef] = useState(shown);
  const [address, setAddress] = useState<string>();
  const [asking, setAsking] = useState(false);
  const [give] = useGiveCalendarMutation();
  const [revoke] = useRevokeCalendarMutation();
  const { run, isBusy } = useRowCall();
  const copy = useCopy();
  const calendarFeedDto = { chef_id: chef ?? null };

  const choose = (id: number | undefined) => {
    setChef(id);
    setAddress(undefined);
  };
  const show = async () => {
    const { answer } = await run(
      CALL,
      () => give({ calendarFeedDto }).unwrap(),
      () => 'Cópiala en tu calendario.',
    );
    if (answer) setAddress(answer.data.url);
  };
  const end = async () => {
    const { answer } = await run(CALL, () => revoke({ calendarFeedDto }).unwrap());
    setAsking(false);
    if (answer) setAddress(undefined);
  };
  const copyAddress = async () => {
    if (address) await copy(address, 'Dirección copiada.', 'No pudimos copiarla: márcala y cópiala.');
  };

  return (
    <Modal open title="Calendarios" width={560} footer={null} onCancel={onClose}>
      <p className="ask-text">
        Con esta dirección, el calendario de un teléfono o de un computador sigue la agenda solo. Es secreta: quien la
        tenga la lee. La de un chef dice de cada cliente el primer nombre, la comuna y el menú.
      </p>
      <div className="g-calendar-feed">
        <ChefSelect value={chef} onChange={choose} placeholder="Todos los chefs" allowClear aria-label="De quién" />
        {address === undefined && (
          <LoadingButton type="primary" busy={isBusy(CALL)} onClick={() => void show()}>
            Ver la dirección
          </LoadingButton>
        )}
        {address !== undefined && (
          <>
            <Input
              readOnly
              value={address}
              aria-label="Dirección del calendario"
              onFocus={(event) => event.target.select()}
            />
            <div className="g-evening-buttons">
              <Button type="primary" onClick={() => void copyAddress()}>
                Copiar dirección
              </Button>
              <Button type="text" danger onClick={() => setAsking(true)}>
                Revocar
              </Button>
            </div>
          </>
        )}
      </div>
      <ConfirmDialog
        open={asking}
        title="¿Revocar la dirección?"
        stayLabel="Cancelar"
        goLabel="Sí, revocar"
        danger
        busy={isBusy(CALL)}
        onStay={() => setAsking(false)}
        onGo={() => void end()}
      >
        Deja de servir de inmediato en todos los calendarios que la usan. Después puedes crear otra.
      </ConfirmDialog>
    </Modal>
  );
}
