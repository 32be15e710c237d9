import { Button, Input } from 'antd';
import { useState } from 'react';

import { useRevokePreviewMutation, useSharePreviewMutation, type PreviewLinkDto } from '../../api/generated';
import { LoadingButton } from '../../ui/admin/form/LoadingButton';
import { Modal } from '../../ui/admin/dialog/Modal';
import { useCopy } from '../../ui/admin/feedback/use-copy';
import { useRowCall } from '../../ui/admin/list/use-row-call';
import { dayOf } from '../../ui/evening-words';
import './previews.css';
import type { PreviewSubject } from './use-previews';

const CALL = 'preview';

interface SharePreviewDialogProps {
  subject: PreviewSubject;
  onClose: () => void;
}

/** 'Compartir vista previa': a link for people without an account, made, copied and revoked. */
export function SharePreviewDialog({ subject: { subject, id, name }, onClose }: SharePreviewDialogProps) {
  const [link, setLink] = useState<PreviewLinkDto>();
  const [share] = useSharePreviewMutation();
  const [revoke] = useRevokePreviewMutation();
  const { run, isBusy } = useRowCall();
  const copy = useCopy();

  const make = async () => {
    const { answer } = await run(
      CALL,
      () => share({ subject, id }).unwrap(),
      () => 'El enlace está listo para copiar.',
    );
    if (answer) setLink(answer.data);
  };
  const end = async () => {
    const { answer } = await run(CALL, () => revoke({ subject, id }).unwrap());
    if (answer) setLink(undefined);
  };
  const copyLink = async () => {
    if (link) await copy(link.url, 'Enlace copiado.', 'No pudimos copiarlo: márcalo y cópialo.');
  };

  return (
    <Modal open title={`Vista previa de ${name}`} width={560} footer={null} onCancel={onClose}>
      <p className="ask-text">
        Con este enlace se ve, sin cuenta, cómo se publicará lo que está guardado. Sirve 7 días, no aparece en
        buscadores y no muestra datos privados.
      </p>
      <div className="preview-share">
        {!link && (
          <LoadingButton type="primary" autoFocus busy={isBusy(CALL)} onClick={() => void make()}>
            Crear enlace
          </LoadingButton>
        )}
        {link && (
          <>
            <Input
              readOnly
              value={link.url}
              aria-label="Enlace de la vista previa"
              onFocus={(event) => event.target.select()}
            />
            <p className="g-soft">Sirve hasta el {dayOf(link.until)}.</p>
          </>
        )}
        <div className="g-presses g-presses--near">
          {link && (
            <Button type="primary" onClick={() => void copyLink()}>
              Copiar enlace
            </Button>
          )}
          <Button type="text" danger disabled={isBusy(CALL)} onClick={() => void end()}>
            Revocar enlace
          </Button>
        </div>
      </div>
    </Modal>
  );
}
