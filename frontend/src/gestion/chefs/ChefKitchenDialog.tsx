import { Button, Input } from 'antd';
import { useState } from 'react';

import {
  useEndChefAccessMutation,
  useGetChefAccessQuery,
  useInviteChefMutation,
  type AdminChefDto,
  type KitchenAccessDto,
} from '../../api/generated';
import { ConfirmDialog } from '../../ui/admin/dialog/ConfirmDialog';
import { Modal } from '../../ui/admin/dialog/Modal';
import { MailProblem } from '../../ui/admin/feedback/MailProblem';
import { LoadingOrError } from '../../ui/admin/feedback/LoadingOrError';
import { LoadingButton } from '../../ui/admin/form/LoadingButton';
import { useRowCall } from '../../ui/admin/list/use-row-call';
import { momentText } from '../../ui/admin/moments';

const CALL = 'kitchen';

interface ChefKitchenDialogProps {
  chef: AdminChefDto;
  onClose: () => void;
}

/** A chef's access to Mi cocina: who may enter, when they were there, inviting them and ending it. */
export function ChefKitchenDialog({ chef: { id, chef_name: name, email, state }, onClose }: ChefKitchenDialogProps) {
  const { data, error, refetch } = useGetChefAccessQuery({ id }, { refetchOnMountOrArgChange: true });
  const [invite] = useInviteChefMutation();
  const [end] = useEndChefAccessMutation();
  const { run, isBusy } = useRowCall();
  const [asking, setAsking] = useState(false);
  const found = data?.data;
  const busy = isBusy(CALL);

  const endAccess = async () => {
    await run(CALL, () => end({ id }).unwrap());
    setAsking(false);
  };

  return (
    <Modal open title={`La cocina de ${name}`} width={520} footer={null} onCancel={onClose}>
      {!found && <LoadingOrError error={error} onRetry={refetch} />}
      {found && (
        <>
          <p className="ask-text">
            {found.access
              ? accessText(found.access)
              : `Mi cocina es su lugar en el sitio: sus veladas, su calendario y su perfil. Entra con ${email}.`}
          </p>
          {found.access?.invitation_mail?.problem && (
            <p className="ask-text" role="alert">
              <MailProblem mail={found.access.invitation_mail} />
            </p>
          )}
          {found.access && !found.access.last_visit_at && (
            <Input readOnly aria-label="Dirección de Mi cocina" value={found.kitchen_url} />
          )}
          <div className="chef-kitchen-buttons">
            {state === 'ACTIVE' ? (
              <LoadingButton
                type={found.access ? 'default' : 'primary'}
                busy={busy}
                onClick={() => void run(CALL, () => invite({ id }).unwrap())}
              >
                {found.access ? 'Enviar la invitación de nuevo' : 'Invitar'}
              </LoadingButton>
            ) : (
              <p className="ask-text">Activa al chef para invitarlo.</p>
            )}
            {found.access && (
              <Button type="text" danger disabled={busy} onClick={() => setAsking(true)}>
                Quitar el acceso
              </Button>
            )}
          </div>
        </>
      )}
      <ConfirmDialog
        open={asking}
        title={`¿Quitar el acceso de ${name}?`}
        stayLabel="Cancelar"
        goLabel="Sí, quitar"
        danger
        busy={busy}
        onStay={() => setAsking(false)}
        onGo={() => void endAccess()}
      >
        Su sesión termina de inmediato en todos sus equipos. Después puedes invitar de nuevo.
      </ConfirmDialog>
    </Modal>
  );
}

const accessText = ({ email, invited_at: invited, last_visit_at: visit }: KitchenAccessDto): string =>
  `Entra con ${email}, invitado el ${momentText(invited)}. ${visit ? `Última visita: ${momentText(visit)}.` : 'Todavía no ha entrado.'}`;
