import { parse } from 'csv-parse/sync';
import { MOST_STATEMENT_ROWS, MOST_UNREADABLE, type StatementSource } from './bank-row-values.js';
import { UnreadableStatementError } from './cash-book.errors.js';
import { amountIn, dayIn, referenceIn, wordsIn } from './statement-values.js';

/** A row of a statement as it is kept. */
export interface StatementRow {
  day: string;
  /** Whole CLP; what went out is below zero. */
  amount: number;
  reference: string;
  /** Which of the equal ones of the file it is, from 0. */
  place: number;
  words: string | null;
}

/** A file of the bank or of Transbank. */
export interface Statement {
  source: StatementSource;
  rows: StatementRow[];
  /** Rows with a day that could not be read, the first ones with the reason. `line` counts the file's rows that are not empty. */
  unreadable: { line: number; msg: string }[];
  /** How many rows have nothing like a day: sums, notes, or a row that somebody broke. */
  skipped: number;
}

/** What columns are called, without case, accents and signs, and what they begin with: the first name that fits counts. 'Tipo' is exact. */
const COLUMNS = {
  day: ['fecha', 'dia'],
  reference: ['orden de compra', 'orden compra', 'referencia', 'documento', 'folio', 'operacion', 'codigo de autorizacion', 'codigo autorizacion', 'id transaccion'], // prettier-ignore
  amount: ['monto', 'importe', 'valor'],
  credit: ['abono', 'credito', 'deposito', 'haber', 'ingreso'],
  debit: ['cargo', 'debito', 'giro', 'cheque', 'debe', 'egreso'],
  direction: [
    'cargo abono',
    'tipo',
    'tipo movimiento',
    'tipo de movimiento',
    'tipo transaccion',
    'tipo de transaccion',
  ],
  words: ['descripcion', 'glosa', 'detalle', 'concepto', 'movimiento', 'comentario'],
} as const;
type Column = keyof typeof COLUMNS;
type Places = Partial<Record<Column, number>>;

/** What a direction begins with where money goes out. Of Transbank's sales 'débito' says which card it was. */
const OUT = {
  bank: /^(cargo|c$|debito|giro|egreso|anulacion|devolucion|reversa|contracargo)/,
  transbank: /^(anulacion|devolucion|reversa|contracargo)/,
} as const;

const SEPARATORS = [';', '\t', ','];

/** Rows before the columns' names: banks write there whose account it is. */
const MOST_ABOVE = 30;

/**
 * Reads a statement as banks in Chile and Transbank hand it out: separated by semicolons, tabs or commas, with whatever stands above the
 * columns' names and below the last row. Columns that are not known, such as accounts and balances, are not looked at.
 * @param today the current day in Chile: no row lies after it
 * @throws UnreadableStatementError
 */
export function readStatement(text: string, today: string): Statement {
  for (const quote of ['"', false] as const)
    for (const separator of SEPARATORS) {
      const records = recordsOf(text, separator, quote);
      const head = records.slice(0, MOST_ABOVE).findIndex((record) => isHead(placesIn(record)));
      if (head !== -1) return statementOf(records, head, today);
    }
  throw new UnreadableStatementError(
    'No reconocimos el archivo. Usa el CSV del banco o de Transbank con sus títulos: fecha, y monto o cargo y abono.',
  );
}

/** A cell whose quotes were read as a part of it. */
const unquoted = (cell: string): string => (/^".*"$/s.test(cell) ? cell.slice(1, -1).replaceAll('""', '"') : cell);

/** @param quote false where quotes are only a part of the words, because some are not closed or stand around a part of a cell */
function recordsOf(text: string, separator: string, quote: '"' | false): string[][] {
  try {
    const records = parse(text, {
      delimiter: separator,
      quote,
      bom: true,
      trim: true,
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: 10_000,
      to: MOST_ABOVE + MOST_STATEMENT_ROWS + 1,
    });
    return quote ? records : records.map((record) => record.map(unquoted));
  } catch {
    // Quotes that nobody closes, or a row without an end: it is no file with this separator, or with these quotes.
    return [];
  }
}

const plain = (name: string): string =>
  name
    .slice(0, 60)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .replace(/^\s*(?:n|no|nro|num|numero|id)(?: de)?(?= (?:documento|operacion|orden|doc))/, '')
    // 'Monto cargo' is a debit; 'Monto cargo/abono' has a sign.
    .replace(
      /^\s*(?:monto|importe|valor)(?: del?)?(?= (?:cargo|abono|credito|debito)s?\b(?! (?:o )?(?:cargo|abono|credito|debito)))/,
      '',
    )
    .trim();

function placesIn(record: readonly string[]): Places {
  const names = record.map(plain);
  const found = Object.entries(COLUMNS).flatMap(([column, known]) => {
    const place = known
      .map((word) => names.findIndex((name) => (word.startsWith('tipo') ? name === word : name.startsWith(word))))
      .find((at) => at !== -1);
    return place === undefined ? [] : [[column, place] as const];
  });
  const places: Places = Object.fromEntries(found);
  // 'Cargo/Abono' says which of both an amount is.
  if (places.direction === places.debit) delete places.debit;
  return places;
}

const isHead = ({ day, amount, credit, debit }: Places): boolean =>
  day !== undefined && (amount ?? credit ?? debit) !== undefined;

function statementOf(records: readonly string[][], head: number, today: string): Statement {
  const places = placesIn(records[head] ?? []);
  const below = records.slice(head + 1);
  if (below.length > MOST_STATEMENT_ROWS)
    throw new UnreadableStatementError(
      `El archivo tiene más de ${MOST_STATEMENT_ROWS.toLocaleString('es-CL')} filas. Súbelo por partes, con días completos.`,
    );
  const isCards = (records[head] ?? []).some((name) => /^(orden de compra|orden compra|codigo (de )?autorizacion|codigo (de )?comercio)/.test(plain(name))); // prettier-ignore
  const statement: Statement = { source: isCards ? 'transbank' : 'bank', rows: [], unreadable: [], skipped: 0 };
  const equals = new Map<string, number>();
  const days = below.map((record) => dayIn(record[places.day ?? -1] ?? ''));
  const last =
    days
      .filter((day) => day !== undefined && day <= today)
      .toSorted()
      .at(-1) ?? today;
  const first = yearBefore(last);
  below.forEach((record, index) => {
    const cell = (column: Column): string => record[places[column] ?? -1] ?? '';
    // Sums and notes below the rows have no day.
    if (!/\d/.test(cell('day'))) {
      statement.skipped += 1;
      return;
    }
    const day = days[index];
    const amount = amountOf(cell, statement.source);
    // One mistyped year would ask for years of the ledger.
    const isFar = day !== undefined && (day > today || day < first);
    if (day === undefined || isFar || amount === undefined) {
      const msg = isFar ? FAR_DAY : day === undefined ? 'La fecha no se entiende.' : 'El monto no se entiende.';
      if (statement.unreadable.length < MOST_UNREADABLE) statement.unreadable.push({ line: head + 2 + index, msg });
      return;
    }
    if (amount === 0) return;
    const reference = referenceIn(cell('reference'));
    const key = `${day} ${amount} ${reference}`;
    const place = equals.get(key) ?? 0;
    equals.set(key, place + 1);
    statement.rows.push({ day, amount, reference, place, words: wordsIn(cell('words')) });
  });
  return statement;
}

const FAR_DAY = 'La fecha es de un día que aún no llega, o de más de un año antes que la última.';

const yearBefore = (day: string): string => `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;

/** Some banks write '-' where there is no amount. */
const orEmpty = (amount: string): string => amount.replace(/^\$?\s*[-\u2013\u2014]$/, '');

/** What came in or went out; 0 for a row that moves nothing, undefined for one that cannot be read or says none. */
function amountOf(cell: (column: Column) => string, source: StatementSource): number | undefined {
  const [amount = '', credit = '', debit = ''] = (['amount', 'credit', 'debit'] as const).map(cell).map(orEmpty);
  if (amount !== '') {
    const read = amountIn(amount);
    return read !== undefined && OUT[source].test(plain(cell('direction'))) ? -Math.abs(read) : read;
  }
  if (credit === '' && debit === '') return undefined;
  const [came, went] = [credit === '' ? 0 : amountIn(credit), debit === '' ? 0 : amountIn(debit)];
  return came === undefined || went === undefined ? undefined : came - Math.abs(went);
}
