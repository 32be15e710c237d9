import { Button } from 'antd';
import { LoadingButton } from './LoadingButton';
import './save-bar.css';

interface SaveBarProps {
  dirty: boolean;
  busy: boolean;
  /** 'Crear Chef' or 'Guardar Cambios'. */
  saveLabel: string;
  onCancel: () => void;
  onSave: () => void;
}

/** The bottom of a long form, always visible: whether something is unsaved, and the buttons to cancel and to save. */
export function SaveBar({ dirty, busy, saveLabel, onCancel, onSave }: SaveBarProps) {
  return (
    <div className="savebar">
      <p role="status">{dirty ? 'Hay cambios sin guardar' : ''}</p>
      <Button type="text" disabled={busy} onClick={onCancel}>
        Volver y cancelar
      </Button>
      <LoadingButton type="primary" busy={busy} onClick={onSave}>
        {saveLabel}
      </LoadingButton>
    </div>
  );
}
