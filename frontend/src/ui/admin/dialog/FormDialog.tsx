import { Button, Form } from 'antd';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';

import './form-dialog.css';
import type { Creation } from '../form/creation';
import { DraftDialog } from '../form/DraftDialog';
import { LeaveDialog, type LeaveTitle } from '../form/LeaveQuestion';
import { Modal } from './Modal';
import { SaveButton } from '../form/SaveButton';
import type { BusyListener } from '../picture/use-image-upload';
import type { DialogReports } from '../form/use-edit-dialog';
import { useDraftedForm } from '../form/use-drafted-form';
import { useReportDirty } from '../form/use-report-dirty';
import { stickyFoot } from '../form/sticky-foot';

interface FormDialogProps<Values extends object> extends DialogReports {
  open: boolean;
  title: string;
  /** 'Crear Comentario' */
  saveLabel: string;
  leaveTitle: LeaveTitle;
  /** The way out, where 'Cancelar' could be what the form does. */
  closeLabel?: string;
  /** The name of its draft on the device: 'Comentario/12'. */
  draftName: string;
  /** Fields that no draft keeps. */
  unkept?: readonly (keyof Values & string)[];
  /** What it creates, with the key under which that is sent. */
  creationRef?: RefObject<Creation | undefined>;
  /** The initial values. Required ones may still be missing. */
  initial: Partial<Values>;
  /** The fields, in order. */
  fields: readonly (keyof Values & string)[];
  /**
   * Saves. `show` puts other values into the form, such as the merged changes of two people. `keyOf` gives the key under which something
   * is sent that cannot be changed afterwards.
   */
  save: (values: Values, show: (values: Values) => void, keyOf: (sent: object) => string) => Promise<{ msg: string }>;
  /** What stands where one would save, once what is written cannot be saved any more. */
  instead?: ReactNode;
  width?: number;
  /** The fields. They report their uploads. */
  children: (onBusy: BusyListener) => ReactNode;
}

/**
 * A form in a dialog, for creating and for editing. Its values live while it is open, closing it asks before they are
 * lost, and a failed save keeps them.
 */
export function FormDialog<Values extends object>({ open, title, width = 560, ...rest }: FormDialogProps<Values>) {
  const leaveRef = useRef(rest.onClose);
  return (
    <Modal
      open={open}
      title={title}
      width={width}
      footer={null}
      mask={{ closable: false }}
      onCancel={() => leaveRef.current()}
    >
      {open && <DialogForm {...rest} leaveRef={leaveRef} />}
    </Modal>
  );
}

interface DialogFormProps<Values extends object> extends Omit<FormDialogProps<Values>, 'open' | 'title' | 'width'> {
  /** Called by the dialog's own ways to close: Escape and the cross. */
  leaveRef: { current: () => void };
}

function DialogForm<Values extends object>(props: DialogFormProps<Values>) {
  const {
    saveLabel,
    closeLabel = 'Cancelar',
    leaveTitle,
    draftName,
    unkept,
    creationRef,
    initial,
    fields,
    save,
    instead,
    onClose,
    onDirty,
    leaveRef,
    children,
  } = props;
  const { form, dirty, busy, problem, onChanged, onBusy, submit, keyOf, draft } = useDraftedForm<Values>({
    fields,
    save: (values) => save(values, (shown) => form.setFieldsValue(shown), keyOf),
    onSaved: onClose,
    draft: { name: draftName, base: initial, unkept, creationRef },
  });
  const [asking, setAsking] = useState(false);

  useReportDirty(dirty, onDirty);

  const close = () => {
    if (busy) return;
    if (dirty) setAsking(true);
    else onClose();
  };
  useEffect(() => {
    leaveRef.current = close;
    return () => {
      // Once the form has gone, as after a crash, there is nothing to ask about.
      leaveRef.current = onClose;
    };
  });
  const leave = () => {
    draft.drop();
    onClose();
  };

  return (
    <>
      <Form<Values>
        form={form}
        className="dialog-form"
        layout="vertical"
        initialValues={initial}
        disabled={busy}
        onValuesChange={onChanged}
        noValidate
      >
        {children(onBusy)}
        {instead ?? (problem && <p className="dialog-form-problem">{problem}</p>)}
        <div className="dialog-form-foot" ref={stickyFoot}>
          <Button type="text" onClick={close}>
            {closeLabel}
          </Button>
          {!instead && (
            <SaveButton type="primary" busy={busy} onSave={submit}>
              {saveLabel}
            </SaveButton>
          )}
        </div>
      </Form>
      <DraftDialog draft={draft.offered} onRecover={() => void draft.recover()} onDiscard={draft.discard} />
      <LeaveDialog open={asking} title={leaveTitle} onStay={() => setAsking(false)} onGo={leave} />
    </>
  );
}
