import { Button, Form, type FormInstance } from 'antd';
import { startTransition, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';

import { Modal } from '../../../ui/admin/dialog/Modal';
import { DiscardQuestion } from '../../../ui/admin/form/DiscardQuestion';
import { SaveButton } from '../../../ui/admin/form/SaveButton';
import { stickyFoot } from '../../../ui/admin/form/sticky-foot';
import { refusedByForm } from '../../../ui/admin/form/use-save-form';
import type { FormUploads } from '../../../ui/admin/picture/use-uploads';
import { useToast } from '../../../ui/Toast';
import '../../../ui/admin/dialog/form-dialog.css';

interface ItemDialogProps<Details> {
  form: FormInstance<Details>;
  /** Prefix for the ids of its fields, because the chef form has fields of the same names. */
  name: string;
  title: string;
  doneLabel: string;
  initial: Details;
  width?: number;
  uploads?: FormUploads;
  onDone: (details: Details) => void;
  onCancel: () => void;
  /** Whether it opens with something that was written before. */
  recovered: boolean;
  onWritten: (details: Details) => void;
  children: ReactNode;
}

/**
 * A dialog that edits a part of the chef form on a copy. Its main button puts the copy into the form, cancelling asks
 * and drops it. It sends nothing. When something is written or a picture is being uploaded, Escape does not close it.
 */
export function ItemDialog<Details extends object>({
  form,
  name,
  title,
  doneLabel,
  initial,
  width = 560,
  uploads,
  onDone,
  onCancel,
  recovered,
  onWritten,
  children,
}: ItemDialogProps<Details>) {
  const [touched, setTouched] = useState(recovered);
  const [asking, setAsking] = useState(false);
  const toast = useToast();
  const done = async () => {
    // Before the fields are checked: the picture that one of them misses is on its way.
    if (uploads?.isUploading()) {
      toast.error('Espera a que termine de subir la imagen.');
      return;
    }
    try {
      const details = await form.validateFields();
      // In the task that has read them: nothing can be typed between the two.
      flushSync(() => onDone(details));
    } catch (error) {
      const refused = refusedByForm(error);
      if (!refused) throw error;
      if (refused[0]) form.scrollToField(refused[0].name, { block: 'center', focus: true });
    }
  };

  return (
    <Modal
      open
      title={title}
      width={width}
      centered
      keyboard={!touched && !uploads?.uploading}
      closable={false}
      mask={{ closable: false }}
      onCancel={onCancel}
      footer={null}
    >
      <Form<Details>
        form={form}
        name={name}
        layout="vertical"
        className="dialog-form"
        initialValues={initial}
        onValuesChange={(_changed, details: Details) => {
          startTransition(() => {
            setTouched(true);
            onWritten(details);
          });
        }}
        noValidate
      >
        {children}
        <div className="dialog-form-foot" ref={stickyFoot}>
          <Button type="text" onClick={() => (touched ? setAsking(true) : onCancel())}>
            Cancelar
          </Button>
          <SaveButton type="primary" onSave={done}>
            {doneLabel}
          </SaveButton>
        </div>
      </Form>
      <DiscardQuestion open={asking} onStay={() => setAsking(false)} onGo={onCancel} />
    </Modal>
  );
}
