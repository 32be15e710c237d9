import { Link } from 'react-router-dom';

import { api, type ListPayoutsApiArg, type PayoutRowDto } from '../../api/api';
import { dayText } from '../../ui/days';
import { CutLink, CutText } from '../../ui/admin/feedback/CutText';
import type { ListDefinition } from '../../ui/admin/list/list';
import { StateTag } from '../../ui/admin/list/StateTag';
import { differsText, percentText } from '../../ui/chef-part';
import { clp } from '../../ui/format';
import { useDownload } from '../../ui/use-download';
import { chefPath, eveningPath } from '../paths';

/** How a payout stands, as people say it, and how that looks. */
const PAYOUT_STATES = {
  due: { label: 'Por pagar', look: 'wait' },
  unsettled: { label: 'Por acordar', look: 'bad' },
  ahead: { label: 'Por venir', look: 'off' },
  paid: { label: 'Pagado', look: 'on' },
  nothing: { label: 'Sin pago', look: 'off' },
} as const satisfies Record<PayoutRowDto['state'], { label: string; look: string }>;

/** Takes the PDF of a chef's boleta. */
function BoletaButton({ eveningId, number }: { eveningId: number; number: number }) {
  const { busy, problem, take } = useDownload();
  return (
    <>
      <button
        type="button"
        className="payout-boleta"
        aria-busy={busy}
        onClick={() => void take(`/api/v1/payouts/boleta/${eveningId}`, `boleta-${number}.pdf`)}
      >
        Boleta {number}
      </button>
      {problem && <small role="alert">{problem}</small>}
    </>
  );
}

function Chef({ row: { chef_id: id, chef_name: name, has_account: known, state } }: { row: PayoutRowDto }) {
  return (
    <span className="payout-chef">
      <b>{id === null ? <CutText>{name}</CutText> : <CutLink to={chefPath(id)}>{name}</CutLink>}</b>
      {state === 'due' && !known && <small>Falta su cuenta</small>}
    </span>
  );
}

function Evening({ row: { evening_id: id, day, number, cancelled } }: { row: PayoutRowDto }) {
  return (
    <span className="payout-evening">
      <Link to={eveningPath(id)}>{dayText(day)}</Link>
      <small>{[number, cancelled && 'cancelada'].filter(Boolean).join(' · ')}</small>
    </span>
  );
}

function Amount({ row: { amount, total, retention, difference } }: { row: PayoutRowDto }) {
  if (amount === null) return <small>de {clp(total)}</small>;
  return (
    <span className="payout-amount">
      <b>{clp(amount)}</b>
      {retention && amount > 0 && (
        <small>
          líquido {clp(retention.net)} con boleta ({percentText(retention.percent)})
        </small>
      )}
      {difference !== 0 && <small className="payout-differs">{differsText(amount, difference)}</small>}
    </span>
  );
}

function Paid({ row: { payout, boleta, evening_id: id } }: { row: PayoutRowDto }) {
  if (!payout && boleta === null) return '–';
  const said = payout && [payout.reference, payout.boleta_number && `boleta ${payout.boleta_number}`];
  return (
    <span className="payout-paid">
      {payout && <span>{dayText(payout.day)}</span>}
      {said && <small>{said.filter(Boolean).join(' · ')}</small>}
      {boleta !== null && <BoletaButton eveningId={id} number={boleta} />}
    </span>
  );
}

/** What chefs get: what is due first. */
export const payoutList: ListDefinition<PayoutRowDto, ListPayoutsApiArg> = {
  call: api.endpoints.listPayouts,
  noun: ['pago', 'pagos'],
  file: 'pagos-a-chefs',
  searchLabel: 'Buscar por chef o cotización',
  noMatch: 'Ningún pago coincide con lo que buscas.',
  none: 'Todavía no hay nada que pagar. Cuando se acuerde una velada, aparece aquí lo que recibe su chef.',
  order: 'turn',
  filters: {
    state: {
      label: 'Estado',
      all: 'Todos los estados',
      options: (['due', 'unsettled', 'ahead', 'paid'] as const).map((value) => ({
        value,
        label: PAYOUT_STATES[value].label,
      })),
    },
    from: { label: 'Desde', all: 'Desde cualquier día', options: [], day: true },
    to: { label: 'Hasta', all: 'Hasta cualquier día', options: [], day: true },
  },
  columns: [
    { label: 'Chef', sort: 'chef_name', cell: (row) => <Chef row={row} />, csv: ({ chef_name: name }) => name },
    {
      label: 'Velada',
      sort: 'day',
      orders: ['de antes a después', 'de después a antes'],
      cell: (row) => <Evening row={row} />,
      csv: ({ day }) => day,
    },
    { label: 'Cotización', csv: ({ number }) => number },
    {
      label: 'Estado',
      sort: 'turn',
      orders: ['lo que se debe primero', 'lo que se debe al final'],
      cell: ({ state }) => <StateTag look={PAYOUT_STATES[state].look}>{PAYOUT_STATES[state].label}</StateTag>,
      csv: ({ state }) => PAYOUT_STATES[state].label,
    },
    {
      label: 'Recibe',
      sort: 'amount',
      orders: ['de menos a más', 'de más a menos'],
      align: 'end',
      cell: (row) => <Amount row={row} />,
      csv: ({ amount }) => amount,
    },
    { label: 'Diferencia', csv: ({ difference }) => difference || null },
    { label: 'Líquido con boleta', csv: ({ retention }) => retention?.net },
    { label: 'Pago', cell: (row) => <Paid row={row} />, csv: ({ payout }) => payout?.day },
    { label: 'Referencia', csv: ({ payout }) => payout?.reference },
    { label: 'Boleta', csv: ({ payout, boleta }) => payout?.boleta_number ?? boleta },
  ],
};
