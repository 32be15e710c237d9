import { Button, Checkbox } from 'antd';
import { useRef, useState } from 'react';

import { isSessionOver, messageOf } from '../../api/error-text';
import { useSendMessageMutation, type MessageDto, type QuoteRequestPageDto } from '../../api/api';
import { useRefetchRequest } from '../../api/use-refetch-request';
import { LoadingButton } from '../../ui/admin/form/LoadingButton';
import { isOnItsWay, isUndelivered } from '../../ui/admin/feedback/mail';
import { Modal } from '../../ui/admin/dialog/Modal';
import { phone } from '../../ui/format';
import { useToast } from '../../ui/Toast';
import { Fact } from '../layout/Fact';
import type { Written } from './WriteMessage';

interface SendDialogProps {
  request: QuoteRequestPageDto;
  written: Written;
  /** The key of a message: the same words the same way are one, also after 'Seguir escribiendo'. */
  keyOf: (sent: object) => string;
  onSent: () => void;
  onClose: () => void;
}

/** The message as the client reads it, and the ways to send it. */
export function SendDialog({ request, written: { form, preview }, keyOf, onSent, onClose }: SendDialogProps) {
  const toast = useToast();
  const [sendMessage] = useSendMessageMutation();
  const refetchRequest = useRefetchRequest();
  const [busy, setBusy] = useState(false);
  const [agreed, setAgreed] = useState(false);
  const underWay = useRef(false);
  const asks = preview.empty.length > 0;
  const ready = !asks || agreed;
  const byMail = preview.mail && request.reply_by === 'correo';

  const send = async (channel: MessageDto['channel']) => {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    try {
      const message = { ...form, channel };
      const seen = channel === 'mail' ? (preview.mail_text ?? preview.text) : preview.text;
      const sendMessageDto = { ...message, request_key: keyOf(message), seen, allow_empty: agreed };
      const { data } = await sendMessage({ id: request.id, sendMessageDto }).unwrap();
      await refetchRequest(request.id);
      if (isUndelivered(data.mail)) toast.error(`${outcome(data)} ${data.mail?.problem ?? ''}`.trim());
      else toast.success(outcome(data));
      onSent();
    } catch (error) {
      if (!isSessionOver(error)) toast.error(messageOf(error));
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  };

  return (
    <Modal
      open
      title="Así lo lee el cliente"
      width={560}
      mask={{ closable: false }}
      onCancel={busy ? undefined : onClose}
      footer={
        <div className="send-message-foot">
          <Button type="text" autoFocus disabled={busy} onClick={onClose}>
            Seguir escribiendo
          </Button>
          {preview.whatsapp && (
            <Button
              type={byMail ? 'default' : 'primary'}
              href={ready && !busy ? preview.whatsapp : undefined}
              target="_blank"
              rel="noopener noreferrer"
              disabled={!ready || busy}
              onClick={() => void send('whatsapp')}
            >
              Abrir en WhatsApp
            </Button>
          )}
          {preview.mail && (
            <LoadingButton
              type={byMail || !preview.whatsapp ? 'primary' : 'default'}
              busy={busy}
              disabled={!ready}
              onClick={() => void send('mail')}
            >
              Enviar por correo
            </LoadingButton>
          )}
        </div>
      }
    >
      <dl className="send-message-to">
        <Fact name="Para">
          {[request.name, request.email].filter(Boolean).join(' · ')}
          {request.phone_number && (
            <>
              {' '}
              · <span>{phone(request.phone_number)}</span>
            </>
          )}
        </Fact>
        {preview.mail && <Fact name="Asunto">{preview.subject}</Fact>}
      </dl>
      <blockquote className="send-message-text">{preview.text}</blockquote>
      {preview.mail && preview.mail_text !== null && (
        <p className="send-message-note">
          Por correo sale sin el nombre, hasta que alguien abra un enlace enviado a esta dirección.
        </p>
      )}
      {!preview.mail && (
        <p className="send-message-note">
          {request.email === null ? 'El cliente no dejó correo.' : 'Este sitio no tiene correo configurado.'}
        </p>
      )}
      {!preview.whatsapp && <p className="send-message-note">La solicitud no tiene un teléfono con WhatsApp.</p>}
      {asks && (
        <div className="send-message-empty" role="alert">
          <p>
            La solicitud no dice {preview.empty.length === 1 ? 'este dato' : 'estos datos'}, y en el mensaje{' '}
            {preview.empty.length === 1 ? 'queda' : 'quedan'} en blanco:{' '}
            <b>{preview.empty.map(({ means }) => means.toLocaleLowerCase('es')).join(', ')}</b>.
          </p>
          <Checkbox checked={agreed} disabled={busy} onChange={({ target }) => setAgreed(target.checked)}>
            Enviar igual
          </Checkbox>
        </div>
      )}
    </Modal>
  );
}

/** What has become of the message, so far. */
function outcome({ channel, mail }: MessageDto): string {
  if (channel === 'whatsapp') return 'El mensaje quedó en el seguimiento. Envíalo en WhatsApp.';
  if (isUndelivered(mail)) return 'El correo no se pudo entregar.';
  return isOnItsWay(mail) ? 'El correo está en camino.' : 'El correo fue enviado.';
}
