import { Button, Input, type InputRef } from 'antd';
import { useRef } from 'react';

import type { InvitedPersonDto } from '../../api/generated';
import { isOnItsWay } from '../../ui/admin/feedback/mail';
import { Modal } from '../../ui/admin/dialog/Modal';
import { useCopy } from '../../ui/admin/feedback/use-copy';
import { useToast } from '../../ui/Toast';

interface ShareDialogProps {
  /** Someone whose invitation was not mailed. */
  person: InvitedPersonDto | null;
  onClose: () => void;
}

/** Why the link is to be shared. */
function reasonOf(person: InvitedPersonDto | null): string {
  const mail = person?.invitation_mail;
  if (!mail) return 'La invitación quedó guardada, pero no se envió un correo.';
  const problem = mail.problem ?? '';
  return isOnItsWay(mail)
    ? `La invitación quedó guardada, pero el correo aún no sale. ${problem} Lo seguimos intentando; no hace falta esperar.`
    : `La invitación quedó guardada, pero el correo no se entregó. ${problem}`;
}

/** Without mail the administrator passes the link on. */
export function ShareDialog({ person, onClose }: ShareDialogProps) {
  const toast = useToast();
  const copyText = useCopy();
  const link = useRef<InputRef>(null);

  async function copy(): Promise<void> {
    if (await copyText(person?.login_url ?? '', 'Enlace copiado.')) return;
    // The person copies what is chosen now.
    link.current?.focus({ cursor: 'all' });
    toast.error('No pudimos copiar el enlace: cópialo desde el campo.');
  }

  return (
    <Modal
      open={person !== null}
      title="Comparte la invitación"
      width={520}
      centered
      closable={false}
      onCancel={onClose}
      footer={
        <Button type="primary" onClick={onClose}>
          Listo
        </Button>
      }
    >
      <p className="ask-text">
        {reasonOf(person)} Comparte este enlace con {person?.name}: podrá entrar con su cuenta de Google {person?.email}
        .
      </p>
      <div className="people-share">
        <Input ref={link} readOnly aria-label="Enlace para compartir" value={person?.login_url} />
        <Button onClick={() => void copy()}>Copiar enlace</Button>
      </div>
    </Modal>
  );
}
