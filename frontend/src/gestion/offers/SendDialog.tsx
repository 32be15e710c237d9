import { Alert } from 'antd';
import { useRef, useState } from 'react';

import { fieldErrorsOf, messageOf } from '../../api/error-text';
import { useGetOfferQuery, useLinkOfferMutation, useSendOfferMutation, type SendOfferDto } from '../../api/generated';
import { mayBeDone } from '../../ui/admin/form/creation';
import { LoadingButton } from '../../ui/admin/form/LoadingButton';
import { noMailText } from '../../ui/admin/feedback/mail';
import { Modal } from '../../ui/admin/dialog/Modal';
import { LoadingOrError } from '../../ui/admin/feedback/LoadingOrError';
import { useCopy } from '../../ui/admin/feedback/use-copy';
import { useToast } from '../../ui/Toast';
import { ChangeTable } from './ChangeTable';
import { OfferSheet } from './OfferSheet';
import { OFFER_FIELDS, type OfferValues } from './offer-values';

const COPY_REFUSED = 'La cotización fue enviada, pero tu navegador no dejó copiar el enlace. Usa «Copiar enlace».';
const NO_LINK = 'La cotización fue enviada, pero no pudimos copiar el enlace. Usa «Copiar enlace».';

interface SendDialogProps {
  offerId: number;
  /** What the draft was stored as last: an older reading of it is not shown. */
  version: number;
  /** What the server misses in the draft, for its fields. */
  onRefused: (errors: { name: keyof OfferValues; errors: string[] }[]) => void;
  onClose: () => void;
}

/** The draft as the client will read it, and the ways to send what is shown: by mail only where mails go out. */
export function SendDialog({ offerId: id, version, onRefused, onClose }: SendDialogProps) {
  const { data, error, refetch } = useGetOfferQuery({ id }, { refetchOnMountOrArgChange: true });
  const [sendOffer] = useSendOfferMutation();
  const [linkOffer] = useLinkOfferMutation();
  const [busy, setBusy] = useState<SendOfferDto['by']>();
  const [problem, setProblem] = useState<string>();
  // An earlier press may have sent it although nobody heard of it.
  const unanswered = useRef(false);
  const toast = useToast();
  const copy = useCopy();
  const offer = data && data.data.version >= version ? data.data : undefined;
  const byLink = data && noMailText(data.data.no_mail, 'Envía el enlace por WhatsApp.');

  // Once it is sent this dialog goes with the draft, so that nothing can be said in it any more.
  const sent = async (by: SendOfferDto['by'], msg: string) => {
    if (by === 'mail') return toast.success(msg);
    try {
      const { data: link } = await linkOffer({ id }).unwrap();
      await copy(link.url, 'La cotización fue enviada y el enlace está copiado.', COPY_REFUSED);
    } catch {
      toast.error(NO_LINK);
    }
  };
  const refused = (error: unknown) => {
    const missing = fieldErrorsOf(error).flatMap(({ field, msg }) => {
      const name = OFFER_FIELDS.find((one) => one === field.split('.')[0]);
      return name ? [{ name, errors: [msg] }] : [];
    });
    onRefused(missing);
    setProblem([...new Set([messageOf(error), ...missing.flatMap(({ errors }) => errors)])].join(' '));
  };
  const isDraft = async () => {
    const { data: now } = await refetch();
    return now === undefined || now.data.state === 'borrador';
  };

  const send = async (by: SendOfferDto['by']) => {
    if (busy || !offer) return;
    setBusy(by);
    setProblem(undefined);
    try {
      const { msg } = await sendOffer({ id, sendOfferDto: { by, version: offer.version } }).unwrap();
      await sent(by, msg);
    } catch (error) {
      unanswered.current ||= mayBeDone(error);
      if (await isDraft()) refused(error);
      else if (unanswered.current) await sent(by, 'La cotización fue enviada.');
      else toast.error(messageOf(error));
    } finally {
      setBusy(undefined);
    }
  };

  return (
    <Modal
      open
      title="Así la ve el cliente"
      width={760}
      onCancel={onClose}
      footer={[
        <LoadingButton
          key="link"
          type={byLink ? 'primary' : 'default'}
          busy={busy === 'link'}
          disabled={busy !== undefined || !offer}
          onClick={() => void send('link')}
        >
          Enviar y copiar enlace
        </LoadingButton>,
        !byLink && (
          <LoadingButton
            key="mail"
            type="primary"
            busy={busy === 'mail'}
            disabled={busy !== undefined || !offer}
            onClick={() => void send('mail')}
          >
            Enviar por correo
          </LoadingButton>
        ),
      ]}
    >
      {offer?.warnings.map((warning) => (
        <Alert key={warning} type="warning" showIcon title={warning} className="offers-alert" />
      ))}
      {byLink && <Alert type="warning" showIcon title={byLink} className="offers-alert" />}
      {problem && <Alert type="error" showIcon title={problem} className="offers-alert" />}
      {offer?.compared && <ChangeTable compared={offer.compared} />}
      {offer ? <OfferSheet offer={offer} /> : <LoadingOrError error={error} onRetry={refetch} />}
    </Modal>
  );
}
