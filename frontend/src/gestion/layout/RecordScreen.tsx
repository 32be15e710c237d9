import { Button } from 'antd';
import type { ReactNode } from 'react';

import { DeleteDialog } from '../../ui/admin/list/DeleteDialog';
import { LeaveQuestion } from '../../ui/admin/form/LeaveQuestion';
import { ListTable } from '../../ui/admin/list/ListTable';
import { useDeletion } from '../../ui/admin/list/use-deletion';
import type { EditDialogProps } from '../../ui/admin/form/use-edit-dialog';
import type { ListState } from '../../ui/admin/list/use-list';
import { useRecordDialog } from '../../ui/admin/form/use-record-dialog';
import type { Crumb } from '../../ui/Crumbs';
import { Boundary } from '../../ui/optional/Boundary';
import { MissingDialog } from '../../ui/optional/MissingDialog';
import type { HistoryKind } from '../history/history-of';
import { useHistory } from '../history/use-history';
import { PageHead } from './PageHead';

/** What a row's menu takes, besides what only this kind of record can do. */
export interface RowMenuProps<Row> {
  row: Row;
  busy: boolean;
  onEdit: (row: Row) => void;
  onSeeHistory: (row: Row) => void;
  onDelete: (row: Row) => void;
}

interface RecordScreenProps<Row extends { id: number }, Arg> {
  title: string;
  /** The title of the browser's tab, when it says more than the page's. */
  documentTitle?: string;
  crumbs: Crumb[];
  /** What the log calls its records. */
  history: HistoryKind;
  /** 'Crear Formulario': the button that opens the dialog for a new record. */
  newLabel: string;
  list: ListState<Row, Arg>;
  menu: (props: RowMenuProps<Row>) => ReactNode;
  /** Creates and edits a record (`VersionedDialog`). */
  dialog: (props: EditDialogProps<Row>) => ReactNode;
  deletion: {
    /** 'el Formulario': completes '¿Desea Eliminar el Formulario?'. */
    what: string;
    /** What goes with a record, as nothing brings it back. */
    lost: (row: Row) => string;
    /** True when the record is gone, or there is nothing more to ask. */
    remove: (row: Row) => Promise<boolean>;
  };
  /** Whether something is unsaved that the record's dialog does not know of. */
  unsaved?: boolean;
  /** Puts the table among what stands around it. */
  children?: (table: ReactNode) => ReactNode;
}

/** A section whose records are listed in a table, and created and edited in a dialog over it. */
export function RecordScreen<Row extends { id: number }, Arg>({
  title,
  documentTitle,
  crumbs,
  history: kind,
  newLabel,
  list,
  menu,
  dialog,
  deletion: { what, lost, remove },
  unsaved = false,
  children = (table) => table,
}: RecordScreenProps<Row, Arg>) {
  const editDialog = useRecordDialog(list);
  const deletion = useDeletion<Row>({ isBusy: list.isBusy, remove });
  const history = useHistory();
  const table = (
    <ListTable
      list={list}
      actions={(row) =>
        menu({
          row,
          busy: list.isBusy(row.id),
          onEdit: editDialog.edit,
          onSeeHistory: ({ id }) => history.see({ kind, id }),
          onDelete: deletion.ask,
        })
      }
    />
  );
  return (
    <>
      <PageHead
        title={title}
        documentTitle={documentTitle}
        crumbs={crumbs}
        action={
          <Button type="primary" onClick={editDialog.create}>
            {newLabel}
          </Button>
        }
      />
      {children(table)}
      <Boundary Instead={MissingDialog} open={editDialog.dialog.target !== null} onClose={editDialog.dialog.onClose}>
        {dialog(editDialog.dialog)}
      </Boundary>
      {history.drawer}
      <DeleteDialog deletion={deletion} what={what}>
        {lost}
      </DeleteDialog>
      <LeaveQuestion dirty={editDialog.leaving.dirty || unsaved} title={editDialog.leaving.title} />
    </>
  );
}
