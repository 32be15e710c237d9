import { Button } from 'antd';
import { SaveButton } from './SaveButton';
import { stickyFoot } from './sticky-foot';
import './save-bar.css';

interface SaveBarProps {
  dirty: boolean;
  busy: boolean;
  /** 'Crear Chef' or 'Guardar Cambios'. */
  saveLabel: string;
  onCancel: () => void;
  /** Nothing where it can be saved no more. */
  onSave: (() => Promise<void>) | undefined;
}

/** The bottom of a long form, always visible: whether something is unsaved, and the buttons to cancel and to save. */
export function SaveBar({ dirty, busy, saveLabel, onCancel, onSave }: SaveBarProps) {
  return (
    <div className="savebar" ref={stickyFoot}>
      <p role="status">{dirty ? 'Hay cambios sin guardar' : ''}</p>
      <Button type="text" disabled={busy} onClick={onCancel}>
        Volver y cancelar
      </Button>
      {onSave && (
        <SaveButton type="primary" busy={busy} onSave={onSave}>
          {saveLabel}
        </SaveButton>
      )}
    </div>
  );
}
