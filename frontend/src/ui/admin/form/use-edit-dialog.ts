import { useState } from 'react';

import type { LeaveTitle } from './LeaveQuestion';

/** What a dialog is open for: something new, or a record to edit. */
export type DialogTarget<Row> = 'new' | Row;

/** What every dialog with a form reports to its page. */
export interface DialogReports {
  onClose: () => void;
  /** Whether something is unsaved, for the page's own guard (`LeaveQuestion`). */
  onDirty: (dirty: boolean) => void;
}

/** What such a dialog takes. */
export interface EditDialogProps<Row> extends DialogReports {
  target: DialogTarget<Row> | null;
}

export interface EditDialogControls<Row> {
  create: () => void;
  edit: (row: Row) => void;
  /** For the dialog … */
  dialog: EditDialogProps<Row>;
  /** … and for `LeaveQuestion`. */
  leaving: { dirty: boolean; title: LeaveTitle };
}

/** A page that creates and edits in a dialog: what it is open for, and whether leaving would lose something. */
export function useEditDialog<Row>(): EditDialogControls<Row> {
  const [target, setTarget] = useState<DialogTarget<Row> | null>(null);
  const [dirty, setDirty] = useState(false);
  return {
    create: () => setTarget('new'),
    edit: (row) => setTarget(() => row),
    dialog: { target, onClose: () => setTarget(null), onDirty: setDirty },
    leaving: { dirty, title: target === 'new' ? 'Salir de la creación' : 'Salir de la Edición' },
  };
}
