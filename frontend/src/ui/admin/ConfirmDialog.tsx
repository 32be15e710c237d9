import { Modal } from 'antd';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { LoadingButton } from './LoadingButton';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  children: ReactNode;
  /** The way back; focused when the dialog opens, so that Enter never destroys anything. */
  stayLabel: string;
  goLabel: string;
  /** Leaving is a plain choice; deleting is a red one. */
  danger?: boolean;
  busy?: boolean;
  onStay: () => void;
  onGo: () => void;
}

/** A question before something that cannot be taken back: deletions, leaving unsaved work. */
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
      destroyOnHidden
      onCancel={onStay}
      footer={danger ? [stay, go] : [go, stay]}
    >
      <p className="ask-text">{children}</p>
    </Modal>
  );
}
