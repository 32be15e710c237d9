import { saveFile } from '../../save-file';
import { todayInChile } from '../../today';

/** What a field of an exported list may hold. */
export type CsvValue = string | number | null | undefined;

/** A column of an exported list: its heading and what a row holds, whole and not as a table's cell cuts it. */
interface CsvColumn<Row> {
  label: string;
  /** A column without it is not exported. */
  csv?: (row: Row) => CsvValue;
}

/** Without it Excel reads UTF-8 as Windows-1252 and breaks every accent. */
const BYTE_ORDER_MARK = '\uFEFF';

/** What Excel separates by where the comma is the decimal sign, as in Chile. */
const SEPARATOR = ';';

/** How a spreadsheet recognises a formula: these signs (also in full width), after any blanks or control characters. */
const FORMULA = /^[\s\p{Cc}]*[=+\-@＝＋－＠]/u;

/** What ends a field or a row, also for programs that separate by commas, or would be trimmed away at its ends. */
const NEEDS_QUOTES = /[;,"\r\n\t]|^\s|\s$/;

/**
 * A list as a file that Excel opens by a double click in Chile, accents and line breaks included.
 * Text that a spreadsheet would run as a formula gets an apostrophe before it (CSV injection: visitors write some of it).
 */
export function toCsv<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  const exported = columns.flatMap(({ label, csv }) => (csv ? [{ label, csv }] : []));
  const lines = [
    exported.map(({ label }) => field(label)),
    ...rows.map((row) => exported.map(({ csv }) => field(csv(row)))),
  ];
  return BYTE_ORDER_MARK + lines.map((fields) => `${fields.join(SEPARATOR)}\r\n`).join('');
}

function field(value: CsvValue): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(value).replace('.', ',');
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** 'chefs-2026-11-21.csv' */
export const csvFileName = (list: string, now = new Date()): string => `${list}-${todayInChile(now)}.csv`;

/** Hands the rows to the person as a file that has the list's name and today's day. */
export const downloadCsv = <Row>(list: string, columns: readonly CsvColumn<Row>[], rows: readonly Row[]): void =>
  saveFile(csvFileName(list), toCsv(columns, rows), 'text/csv;charset=utf-8');
