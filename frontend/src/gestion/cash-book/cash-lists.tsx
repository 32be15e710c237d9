import { Link } from 'react-router-dom';

import {
  api,
  type CashAccountDto,
  type CashEntryDto,
  type ListCashAccountsApiArg,
  type ListCashEntriesApiArg,
} from '../../api/api';
import { WAY_NAMES } from '../../api/staff-names.generated';
import { dayText } from '../../ui/days';
import { CutLink } from '../../ui/admin/feedback/CutText';
import { optionsOf, yesOrNo } from '../../ui/admin/field/options-of';
import { withFixedArgs } from '../../ui/admin/list/with-fixed-args';
import type { ListDefinition } from '../../ui/admin/list/list';
import { StateTag } from '../../ui/admin/list/StateTag';
import { clp } from '../../ui/format';
import { accountPath, BANK_STATES, KIND_LABELS } from './cash-text';

type Account = Pick<CashEntryDto, 'client' | 'number' | 'chef_name' | 'evening_id' | 'gift_card_id'>;

/** Whose money it is, with its number and its chef. */
export function AccountCell({ row }: { row: Account }) {
  return (
    <span className="cash-cell">
      <CutLink to={accountPath(row)}>{row.client}</CutLink>
      <small>{[row.number, row.chef_name].filter(Boolean).join(' · ')}</small>
    </span>
  );
}

/** From a row to its payments. */
export const AccountLink = ({ row }: { row: Account }) => (
  <Link to={accountPath(row)} aria-label={`Ver los pagos de ${row.client}`}>
    Ver
  </Link>
);

export const DAY_COLUMN = {
  label: 'Día',
  sort: 'day',
  orders: ['de antes a después', 'de después a antes'],
  cell: ({ day }: { day: string }) => dayText(day),
  csv: ({ day }: { day: string }) => day,
} as const;

export const AMOUNT_COLUMN = {
  label: 'Monto',
  sort: 'amount',
  orders: ['de lo que salió a lo que entró', 'de lo que entró a lo que salió'],
  align: 'end',
  cell: ({ amount }: { amount: number }) => <b className={amount < 0 ? 'cash-out' : undefined}>{clp(amount)}</b>,
  csv: ({ amount }: { amount: number }) => amount,
} as const;

/** The entries of a month, the latest first. */
export const entriesOf = (month: string): ListDefinition<CashEntryDto, ListCashEntriesApiArg> => ({
  call: withFixedArgs(api.endpoints.listCashEntries, { month }),
  noun: ['movimiento', 'movimientos'],
  file: `caja-${month}`,
  searchLabel: 'Buscar por número o referencia',
  noMatch: 'Ningún movimiento del mes coincide con lo que buscas.',
  none: 'En este mes no se ha movido dinero.',
  order: '-day',
  filters: {
    way: { label: 'Forma', all: 'Todas las formas', options: optionsOf(WAY_NAMES) },
    kind: { label: 'Tipo', all: 'Todos los tipos', options: optionsOf(KIND_LABELS) },
    bank: {
      label: 'Banco',
      all: 'Conciliados o no',
      options: optionsOf(BANK_STATES),
    },
  },
  columns: [
    { label: 'De quién', cell: (row) => <AccountCell row={row} />, csv: ({ client }) => client },
    { label: 'Número', csv: ({ number }) => number },
    { label: 'Chef', csv: ({ chef_name: chef }) => chef },
    DAY_COLUMN,
    {
      label: 'Qué',
      cell: ({ kind, way, corrects }) => (
        <span className="cash-cell">
          {corrects ? `Corrección: ${KIND_LABELS[kind].toLocaleLowerCase('es')}` : KIND_LABELS[kind]}
          <small>{WAY_NAMES[way]}</small>
        </span>
      ),
      csv: ({ kind }) => KIND_LABELS[kind],
    },
    { label: 'Corrección', csv: ({ corrects }) => (corrects ? 'SI' : 'No') },
    { label: 'Forma', csv: ({ way }) => WAY_NAMES[way] },
    AMOUNT_COLUMN,
    { label: 'Referencia', csv: ({ reference }) => reference },
    {
      label: 'Banco',
      cell: ({ bank, reference }) => (
        <span className="cash-cell">
          {bank === 'none' ? (
            <small>{BANK_STATES.none.label}</small>
          ) : (
            <StateTag look={BANK_STATES[bank].look}>{BANK_STATES[bank].label}</StateTag>
          )}
          {reference && <small>{reference}</small>}
        </span>
      ),
      csv: ({ bank }) => BANK_STATES[bank].label,
    },
    { label: 'Anotado por', csv: ({ actor_name: name }) => name },
  ],
});

/** The evenings of a month, and the evenings and gift cards whose money moved in it. */
export const accountsOf = (month: string): ListDefinition<CashAccountDto, ListCashAccountsApiArg> => ({
  call: withFixedArgs(api.endpoints.listCashAccounts, { month }),
  noun: ['cuenta', 'cuentas'],
  file: `caja-por-velada-${month}`,
  searchLabel: 'Buscar por número',
  noMatch: 'Nada del mes coincide con lo que buscas.',
  none: 'En este mes no hay veladas ni se ha movido dinero.',
  order: 'day',
  filters: {
    of: {
      label: 'De qué',
      all: 'Todo lo del mes',
      options: optionsOf({ evening: 'Veladas', gift_card: 'Gift cards' }),
    },
    open: {
      label: 'Por pagar',
      all: 'Pagadas o no',
      options: yesOrNo('Falta pagar', 'Nada por pagar'),
    },
  },
  columns: [
    { label: 'De quién', cell: (row) => <AccountCell row={row} />, csv: ({ client }) => client },
    { label: 'Número', csv: ({ number }) => number },
    { label: 'Chef', csv: ({ chef_name: chef }) => chef },
    {
      label: 'Velada',
      sort: 'day',
      orders: ['de antes a después', 'de después a antes'],
      cell: ({ day, cancelled }) => (
        <span className="cash-cell">
          {day === null ? 'Gift card' : dayText(day)}
          {cancelled && <small>cancelada</small>}
        </span>
      ),
      csv: ({ day }) => day,
    },
    { label: 'Cancelada', csv: ({ cancelled }) => (cancelled ? 'SI' : 'No') },
    { label: 'Acordado', align: 'end', cell: ({ agreed }) => clp(agreed), csv: ({ agreed }) => agreed },
    {
      label: 'Pagado',
      align: 'end',
      cell: ({ paid, given_back: back }) => (
        <span className="cash-cell cash-cell--end">
          {clp(paid)}
          {back > 0 && <small>devuelto {clp(back)}</small>}
        </span>
      ),
      csv: ({ paid }) => paid,
    },
    { label: 'Devuelto', csv: ({ given_back: back }) => back },
    {
      label: 'Falta',
      sort: 'left',
      orders: ['de menos a más', 'de más a menos'],
      align: 'end',
      cell: ({ left }) => (left > 0 ? <b>{clp(left)}</b> : clp(left)),
      csv: ({ left }) => left,
    },
    {
      label: 'En el mes',
      sort: 'moved',
      orders: ['de lo que salió a lo que entró', 'de lo que entró a lo que salió'],
      align: 'end',
      cell: (row) => clp(row.moved),
      csv: (row) => row.moved,
    },
  ],
});
