import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useState } from 'react';
import { useDispatch } from 'react-redux';

import type { ApiConnection } from '../../api/base-query';
import { messageOf } from '../../api/error-text';
import { counted } from '../format';
import { useToast } from '../Toast';
import { csvFileName, saveCsv, toCsv, type CsvColumn } from './csv';
import { LoadingButton } from './LoadingButton';

/** Asks the server now, and keeps the answer out of what other screens read anew after every change. */
const ONCE = { subscribe: false, forceRefetch: true } as const;

/** A list call of the API, seen from here: `api.endpoints.listChefs`. */
export interface ListCall<Arg, Row> {
  initiate: (
    arg: Arg,
    options: typeof ONCE,
  ) => ThunkAction<{ unwrap: () => Promise<{ data: Row[] }> }, unknown, ApiConnection, UnknownAction>;
}

interface ExportButtonProps<Arg, Row> {
  /** 'chefs' becomes 'chefs-2026-11-21.csv'. */
  fileName: string;
  columns: readonly CsvColumn<Row>[];
  list: ListCall<Arg, Row>;
  /** Filters and order as on the screen, without paging: all of it is exported. */
  filter: Arg;
  /** Nothing is listed. */
  disabled?: boolean;
}

/** 'Exportar CSV': the whole filtered list, as a file for Excel. */
export function ExportButton<Arg, Row>({ fileName, columns, list, filter, disabled }: ExportButtonProps<Arg, Row>) {
  const dispatch = useDispatch<ThunkDispatch<unknown, ApiConnection, UnknownAction>>();
  const toast = useToast();
  const [busy, setBusy] = useState(false);

  async function run(): Promise<void> {
    setBusy(true);
    try {
      const { data } = await dispatch(list.initiate(filter, ONCE)).unwrap();
      saveCsv(csvFileName(fileName), toCsv(columns, data));
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
