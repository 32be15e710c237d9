import { Button, Form } from 'antd';
import { useState } from 'react';

import { useHideCommentMutation, usePublishCommentMutation, type CommentDto } from '../../api/api';
import { fieldsOf } from '../../ui/admin/field/contract-fields';
import { LoadingButton } from '../../ui/admin/form/LoadingButton';
import { SaveButton } from '../../ui/admin/form/SaveButton';
import { Modal } from '../../ui/admin/dialog/Modal';
import type { DialogReports } from '../../ui/admin/form/use-edit-dialog';
import { useReportDirty } from '../../ui/admin/form/use-report-dirty';
import { stickyFoot } from '../../ui/admin/form/sticky-foot';
import { useRowCall } from '../../ui/admin/list/use-row-call';
import { useSaveForm } from '../../ui/admin/form/use-save-form';
import { Opinion } from '../../ui/Opinion';
import { AnswerPart } from './AnswerPart';
import { PublicationTag } from './PublicationTag';

const { TextField } = fieldsOf('HideCommentDto');

/** What a client wrote, whole, and what the chef answered, to be published or hidden. Nobody edits it. */
export function VerifiedDialog({ comment, onClose, onDirty }: DialogReports & { comment: CommentDto }) {
  const { id, client_name: client, description, score, chef, verified, publication, withheld, words_version } = comment;
  const calls = useRowCall();
  const [publish] = usePublishCommentMutation();
  const [hiding, setHiding] = useState(false);
  const busy = calls.isBusy(id);

  const publishIt = async () => {
    const { settled } = await calls.run(id, () => publish({ id, publishCommentDto: { words_version } }).unwrap());
    if (settled) onClose();
  };
  return (
    <Modal
      open
      title={verified ? 'Opinión verificada' : 'Opinión'}
      width={560}
      mask={{ closable: !hiding }}
      onCancel={busy ? undefined : onClose}
      footer={null}
    >
      <div className="verified">
        <PublicationTag comment={comment} />
        {!withheld && (
          <Opinion score={score} text={description} clientName={client}>
            {chef.chef_name}
          </Opinion>
        )}
        {comment.hidden_reason && (
          <p className="verified-note">
            Se ocultó porque: <b>{comment.hidden_reason}</b>
          </p>
        )}
        {verified && (
          <p className="verified-note">
            {withheld
              ? `El cliente pidió que no se usen sus datos: por ahora nadie lee su opinión sobre ${chef.chef_name}, tampoco en el sitio.`
              : 'La escribió el cliente después de la velada. Sus palabras no se editan: puedes publicarlas u ocultarlas.'}
          </p>
        )}
        {!hiding && comment.answer && <AnswerPart comment={comment} onDone={onClose} onDirty={onDirty} />}
        {hiding && <HideForm id={id} onDirty={onDirty} onBack={() => setHiding(false)} onHidden={onClose} />}
        {verified && !hiding && !withheld && (
          <div className="dialog-form-foot" ref={stickyFoot}>
            {publication !== 'hidden' && (
              <Button type="text" danger disabled={busy} onClick={() => setHiding(true)}>
                Ocultar
              </Button>
            )}
            {publication !== 'published' && (
              <LoadingButton type="primary" busy={busy} onClick={() => void publishIt()}>
                Publicar en el sitio
              </LoadingButton>
            )}
          </div>
        )}
      </div>
    </Modal>
  );
}

interface HideFormProps extends Pick<DialogReports, 'onDirty'> {
  id: number;
  onBack: () => void;
  onHidden: () => void;
}

function HideForm({ id, onDirty, onBack, onHidden }: HideFormProps) {
  const [hide] = useHideCommentMutation();
  const { form, dirty, busy, problem, onChanged, submit } = useSaveForm<{ reason: string }>({
    fields: ['reason'],
    save: (hideCommentDto) => hide({ id, hideCommentDto }).unwrap(),
    onSaved: onHidden,
  });
  useReportDirty(dirty, onDirty);
  return (
    <Form
      form={form}
      layout="vertical"
      disabled={busy}
      initialValues={{ reason: '' }}
      onValuesChange={onChanged}
      noValidate
    >
      <TextField name="reason" label="Por qué se oculta" rows={2} placeholder="Solo lo lee el equipo." />
      {problem && <p className="dialog-form-problem">{problem}</p>}
      <div className="dialog-form-foot" ref={stickyFoot}>
        <Button type="text" onClick={onBack}>
          Volver
        </Button>
        <SaveButton danger type="primary" busy={busy} onSave={submit}>
          Ocultar del sitio
        </SaveButton>
      </div>
    </Form>
  );
}
