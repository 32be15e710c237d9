import { useListKitchenPayoutsQuery, type ChefPartDto } from '../../api/kitchen.generated';
import { retentionText } from '../../ui/chef-part';
import { clp } from '../../ui/format';
import { Head } from '../../ui/Head';
import { Ring } from '../../ui/Ring';
import { weekdayText } from '../../ui/days';
import { monthText } from '../../ui/months';
import { LoadingOrError } from '../LoadingOrError';
import { Boleta } from './Boleta';
import { payMonths, type PayMonth } from './pay-months';

/** What the chef earned and was paid, by month and evening, with the boletas. */
export function PayPage() {
  const { data, error, refetch } = useListKitchenPayoutsQuery(undefined, { refetchOnMountOrArgChange: true });
  const parts = data?.data;
  return (
    <section className="kitchen-page">
      <Head title="Tus pagos" noindex />
      <h1>Tus pagos</h1>
      {!parts && <LoadingOrError error={error} onRetry={refetch} />}
      {parts?.length === 0 && (
        <div className="empty">
          <Ring />
          <p>Todavía no hay nada aquí. Cuando se acuerde una velada contigo, ves lo que recibes por ella.</p>
        </div>
      )}
      {payMonths(parts ?? []).map((month) => (
        <Month key={month.month} {...month} />
      ))}
    </section>
  );
}

function Month({ month, parts, earned, paid }: PayMonth) {
  return (
    <section className="kitchen-pay" aria-labelledby={`pay-${month}`}>
      <header>
        <h2 id={`pay-${month}`}>{monthText(month)}</h2>
        {earned > 0 && (
          <p>
            Ganado <b>{clp(earned)}</b> · {paidText(earned, paid)}
          </p>
        )}
      </header>
      <ul role="list">
        {parts.map((part) => (
          <Evening key={part.evening_id} part={part} />
        ))}
      </ul>
    </section>
  );
}

const paidText = (earned: number, paid: number): string =>
  paid === earned ? 'todo pagado' : paid === 0 ? 'por pagar' : `pagado ${clp(paid)}`;

function Evening({ part }: { part: ChefPartDto }) {
  const { day, number, cancelled, amount, state, payout, retention } = part;
  return (
    <li>
      <div className="kitchen-pay__what">
        <p>
          <b>{weekdayText(day)}</b>
          <small>{[number, cancelled && 'cancelada'].filter(Boolean).join(' · ')}</small>
        </p>
        <p className="kitchen-pay__amount">
          {amount === null ? 'Por acordar' : clp(amount)}
          <small>{payout ? `pagado el ${weekdayText(payout.day)}` : STATES[state]}</small>
        </p>
      </div>
      {retention && state === 'due' && <p className="help">{retentionText(retention)}</p>}
      <Boleta part={part} />
    </li>
  );
}

const STATES: Record<ChefPartDto['state'], string> = {
  due: 'por pagar',
  ahead: 'después de la velada',
  unsettled: '',
  paid: 'pagado',
  nothing: '',
};
