import { Button } from 'antd';
import type { ReactNode } from 'react';
import { LoadingButton } from '../form/LoadingButton';
import { Modal } from './Modal';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  children: ReactNode;
  /** The button that goes back. It has the focus when the dialog opens, so that Enter destroys nothing. */
  stayLabel: string;
  goLabel: string;
  /** Whether the other button is red, for deletions. */
  danger?: boolean;
  busy?: boolean;
  onStay: () => void;
  onGo: () => void;
}

/** Asks before something that cannot be taken back: deleting, or leaving unsaved work. */
export function ConfirmDialog({
  open,
  title,
  children,
  stayLabel,
  goLabel,
  danger = false,
  busy = false,
  onStay,
  onGo,
}: ConfirmDialogProps) {
  const go = (
    <LoadingButton key="go" type={danger ? 'primary' : 'text'} danger={danger} busy={busy} onClick={onGo}>
      {goLabel}
    </LoadingButton>
  );
  const stay = (
    <Button key="stay" type={danger ? 'text' : 'primary'} autoFocus disabled={busy} onClick={onStay}>
      {stayLabel}
    </Button>
  );
  return (
    <Modal
      open={open}
      title={title}
      width={448}
      centered
      closable={false}
      keyboard={!busy}
      mask={{ closable: !busy }}
      onCancel={onStay}
      footer={danger ? [stay, go] : [go, stay]}
    >
      <p className="ask-text">{children}</p>
    </Modal>
  );
}
