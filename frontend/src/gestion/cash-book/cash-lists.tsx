import { Link } from 'react-router-dom';

import {
  api,
  type CashAccountDto,
  type CashEntryDto,
  type ListCashAccountsApiArg,
  type ListCashEntriesApiArg,
} from '../../api/api';
import { CutText } from '../../ui/admin/feedback/CutText';
import type { ListDefinition } from '../../ui/admin/list/list';
import { StateTag } from '../../ui/admin/list/StateTag';
import { clp } from '../../ui/format';
import { accountPath, BANK_STATES, dayText, KIND_LABELS, moved, optionsOf, WAY_LABELS } from './cash-text';

type Account = Pick<CashEntryDto, 'client' | 'number' | 'chef_name' | 'evening_id' | 'gift_card_id'>;

/** Whose money it is, with its number and its chef. */
export function AccountCell({ row }: { row: Account }) {
  return (
    <span className="cash-cell">
      <Link to={accountPath(row)}>
        <CutText>{row.client}</CutText>
      </Link>
      <small>{[row.number, row.chef_name].filter(Boolean).join(' · ')}</small>
    </span>
  );
}

const entries = api.endpoints.listCashEntries;
const accounts = api.endpoints.listCashAccounts;

/** The entries of a month, the latest first. */
export const entriesOf = (month: string): ListDefinition<CashEntryDto, ListCashEntriesApiArg> => ({
  call: {
    useQuery: (asked, options) => entries.useQuery({ ...asked, month }, options),
    initiate: (asked, options) => entries.initiate({ ...asked, month }, options),
  },
  noun: ['movimiento', 'movimientos'],
  file: `caja-${month}`,
  searchLabel: 'Buscar por número o referencia',
  noMatch: 'Ningún movimiento del mes coincide con lo que buscas.',
  none: 'En este mes no se ha movido dinero.',
  order: '-day',
  filters: {
    way: { label: 'Forma', all: 'Todas las formas', options: optionsOf(WAY_LABELS) },
    kind: { label: 'Tipo', all: 'Todos los tipos', options: optionsOf(KIND_LABELS) },
    bank: {
      label: 'Banco',
      all: 'Conciliados o no',
      options: (['matched', 'open', 'none'] as const).map((value) => ({ value, label: BANK_STATES[value].label })),
    },
  },
  columns: [
    { label: 'De quién', cell: (row) => <AccountCell row={row} />, csv: ({ client }) => client },
    { label: 'Número', csv: ({ number }) => number },
    { label: 'Chef', csv: ({ chef_name: chef }) => chef },
    {
      label: 'Día',
      sort: 'day',
      orders: ['de antes a después', 'de después a antes'],
      cell: ({ day }) => dayText(day),
      csv: ({ day }) => day,
    },
    {
      label: 'Qué',
      cell: ({ kind, way, corrects }) => (
        <span className="cash-cell">
          {corrects ? `Corrección: ${KIND_LABELS[kind].toLocaleLowerCase('es')}` : KIND_LABELS[kind]}
          <small>{WAY_LABELS[way]}</small>
        </span>
      ),
      csv: ({ kind }) => KIND_LABELS[kind],
    },
    { label: 'Corrección', csv: ({ corrects }) => (corrects ? 'SI' : 'No') },
    { label: 'Forma', csv: ({ way }) => WAY_LABELS[way] },
    {
      label: 'Monto',
      sort: 'amount',
      orders: ['de lo que salió a lo que entró', 'de lo que entró a lo que salió'],
      align: 'end',
      cell: ({ amount }) => <b className={amount < 0 ? 'cash-out' : undefined}>{moved(amount)}</b>,
      csv: ({ amount }) => amount,
    },
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
  call: {
    useQuery: (asked, options) => accounts.useQuery({ ...asked, month }, options),
    initiate: (asked, options) => accounts.initiate({ ...asked, month }, options),
  },
  noun: ['cuenta', 'cuentas'],
  file: `caja-por-velada-${month}`,
  searchLabel: 'Buscar por número',
  noMatch: 'Nada del mes coincide con lo que buscas.',
  none: 'En este mes no hay veladas ni se ha movido dinero.',
  order: 'day',
  filters: {
    of: {
      label: 'De qué',
      all: 'Veladas y gift cards',
      options: [
        { value: 'evening', label: 'Veladas' },
        { value: 'gift_card', label: 'Gift cards' },
      ],
    },
    open: {
      label: 'Por pagar',
      all: 'Pagadas o no',
      options: [
        { value: true, label: 'Falta pagar' },
        { value: false, label: 'Nada por pagar' },
      ],
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
      cell: (row) => moved(row.moved),
      csv: (row) => row.moved,
    },
  ],
});
