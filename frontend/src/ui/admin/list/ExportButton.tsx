import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useState } from 'react';
import { useDispatch } from 'react-redux';

import type { ApiConnection } from '../../../api/base-query';
import { messageOf } from '../../../api/error-text';
import { counted } from '../../format';
import { useToast } from '../../Toast';
import { downloadCsv } from './csv';
import { ONCE, type ListCall, type ListDefinition } from './list';
import { LoadingButton } from '../form/LoadingButton';

interface ExportButtonProps<Row extends { id: number }, Arg> extends Pick<
  ListDefinition<Row, Arg>,
  'columns' | 'noun' | 'file'
> {
  initiate: NonNullable<ListCall<Arg, Row>['initiate']>;
  /** Filters and order as on the screen, without paging: all of it is exported. */
  asked: Arg;
  /** Nothing is listed. */
  disabled?: boolean;
}

/** 'Exportar CSV': the whole filtered list, as a file for Excel that is called by the list's noun or `file`. The server logs that. */
export function ExportButton<Row extends { id: number }, Arg>({
  initiate,
  columns,
  noun,
  file = noun[1],
  asked,
  disabled,
}: ExportButtonProps<Row, Arg>) {
  const dispatch = useDispatch<ThunkDispatch<unknown, ApiConnection, UnknownAction>>();
  const toast = useToast();
  const [busy, setBusy] = useState(false);

  async function run(): Promise<void> {
    setBusy(true);
    try {
      const { data } = await dispatch(initiate({ ...asked, export: true }, ONCE)).unwrap();
      downloadCsv(file, columns, data);
      toast.success(`Exportación lista: ${counted(data.length, 'fila', 'filas')}.`);
    } catch (error) {
      toast.error(messageOf(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <LoadingButton className="g-export" busy={busy} disabled={disabled} onClick={() => void run()}>
      Exportar CSV
    </LoadingButton>
  );
}
