import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

import { useToast } from '../../Toast';
import { CLOSES_RECORD, RECORD, useRecordLink } from './record-address';
import { useEditDialog, type EditDialogControls } from './use-edit-dialog';

interface RecordList<Row> {
  rows: readonly Row[] | undefined;
  isFetching: boolean;
}

/** A list whose records open in a dialog (`useEditDialog`); which one is open stands in the address, so that names are links. */
export function useRecordDialog<Row extends { id: number }>({
  rows,
  isFetching,
}: RecordList<Row>): EditDialogControls<Row> {
  const editDialog = useEditDialog<Row>();
  const { edit, dialog } = editDialog;
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const link = useRecordLink();
  const toast = useToast();

  const wanted = query.get(RECORD);
  const opened = dialog.target !== null && dialog.target !== 'new' ? dialog.target : null;
  const found = rows?.find(({ id }) => String(id) === wanted);
  const missing = wanted !== null && rows !== undefined && !isFetching && !found && String(opened?.id) !== wanted;

  const close = () => {
    const rest = new URLSearchParams(query);
    rest.delete(RECORD);
    void navigate(
      { pathname, search: String(rest) },
      { replace: true, state: CLOSES_RECORD, preventScrollReset: true },
    );
  };

  // The dialog keeps the record it was opened with while the list below is read again.
  const [followed, setFollowed] = useState<string | null>(null);
  if (wanted !== followed && (wanted === null || found)) {
    setFollowed(wanted);
    if (found) edit(found);
    else if (opened) dialog.onClose();
  }

  useEffect(() => {
    if (!missing) return;
    toast.error('No está en esta lista: puede haber sido eliminado.');
    close();
    // Once for each record that is not there: close is another function on every render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [missing, wanted]);

  return {
    ...editDialog,
    edit: ({ id }) => {
      const { to, ...options } = link(id);
      void navigate(to, options);
    },
    dialog: {
      ...dialog,
      onClose: () => {
        if (wanted === null) dialog.onClose();
        else close();
      },
    },
  };
}
