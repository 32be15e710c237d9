import { api, type BankRowDto, type ListBankRowsApiArg } from '../../api/api';
import { optionsOf } from '../../ui/admin/field/options-of';
import { withFixedArgs } from '../../ui/admin/list/with-fixed-args';
import type { ListDefinition } from '../../ui/admin/list/list';
import { StateTag } from '../../ui/admin/list/StateTag';
import { clp } from '../../ui/format';
import { AccountCell, AMOUNT_COLUMN, DAY_COLUMN } from './cash-lists';
import { ROW_STATES } from './cash-text';

const SOURCES: Record<BankRowDto['source'], string> = { bank: 'Banco', transbank: 'Transbank' };

/** What the bank says in words, or by its reference. */
export const rowName = ({ words, reference }: BankRowDto): string => words ?? (reference || 'Sin referencia');

/** What of its amount no entry says; 0 while there is none. */
const differenceOf = ({ amount, entries }: BankRowDto): number =>
  entries.length === 0 ? 0 : amount - entries.reduce((sum, entry) => sum + entry.amount, 0);

function Ours({ row }: { row: BankRowDto }) {
  const difference = differenceOf(row);
  if (row.entries.length === 0) return <small className="cash-soft">{row.by ? `La apartó ${row.by}` : '–'}</small>;
  return (
    <span className="cash-cell">
      {row.entries.map((entry) => (
        <AccountCell key={entry.id} row={entry} />
      ))}
      {difference !== 0 && <small className="cash-difference">Difiere en {clp(difference)}</small>}
    </span>
  );
}

/** The rows of the bank of a month: what nobody knows yet first. */
export const bankRowsOf = (month: string): ListDefinition<BankRowDto, ListBankRowsApiArg> => ({
  call: withFixedArgs(api.endpoints.listBankRows, { month }),
  noun: ['fila', 'filas'],
  file: `conciliacion-${month}`,
  searchLabel: 'Buscar por referencia o glosa',
  noMatch: 'Ninguna fila del mes coincide con lo que buscas.',
  none: 'De este mes todavía no hay filas del banco. Sube la cartola o el archivo de Transbank.',
  order: 'turn',
  filters: {
    state: {
      label: 'Estado',
      all: 'Todos los estados',
      options: optionsOf(ROW_STATES),
    },
  },
  columns: [
    {
      label: 'Banco',
      cell: (row) => (
        <span className="cash-cell">
          <b>{rowName(row)}</b>
          <small>{[SOURCES[row.source], row.words && row.reference].filter(Boolean).join(' · ')}</small>
        </span>
      ),
      csv: ({ source }) => SOURCES[source],
    },
    { label: 'Glosa', csv: ({ words }) => words },
    { label: 'Referencia', csv: ({ reference }) => reference },
    DAY_COLUMN,
    AMOUNT_COLUMN,
    {
      label: 'Estado',
      sort: 'turn',
      orders: ['lo que falta primero', 'lo que falta al final'],
      cell: ({ state }) => <StateTag look={ROW_STATES[state].look}>{ROW_STATES[state].label}</StateTag>,
      csv: ({ state }) => ROW_STATES[state].label,
    },
    {
      label: 'En Caja',
      cell: (row) => <Ours row={row} />,
      csv: ({ entries }) => entries.map(({ number, client }) => number ?? client).join(', '),
    },
    { label: 'Diferencia', csv: differenceOf },
    { label: 'Conciliada por', csv: ({ by }) => by },
  ],
});
