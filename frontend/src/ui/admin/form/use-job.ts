import { useState } from 'react';

import type { LeaveTitle } from './LeaveQuestion';

/** What a dialog is open for: something new, or a record to edit. */
export type Job<Row> = 'new' | Row;

/** What every dialog with a form reports to its page. */
export interface DialogReports {
  onClose: () => void;
  /** Whether something is unsaved, for the page's own guard (`LeaveQuestion`). */
  onDirty: (dirty: boolean) => void;
}

/** What a dialog for a job takes. */
export interface JobDialogProps<Row> extends DialogReports {
  job: Job<Row> | null;
}

export interface JobControls<Row> {
  create: () => void;
  edit: (row: Row) => void;
  /** For the dialog … */
  dialog: JobDialogProps<Row>;
  /** … and for `LeaveQuestion`. */
  leaving: { dirty: boolean; title: LeaveTitle };
}

/** A page that creates and edits in a dialog: what it is open for, and whether leaving would lose something. */
export function useJob<Row>(): JobControls<Row> {
  const [job, setJob] = useState<Job<Row> | null>(null);
  const [dirty, setDirty] = useState(false);
  return {
    create: () => setJob('new'),
    edit: (row) => setJob(() => row),
    dialog: { job, onClose: () => setJob(null), onDirty: setDirty },
    leaving: { dirty, title: job === 'new' ? 'Salir de la creación' : 'Salir de la Edición' },
  };
}
