import { Link } from 'react-router-dom';

import { useListCashEntriesQuery, type CashPendingDto } from '../../api/api';
import { WAY_NAMES } from '../../api/staff-names.generated';
import { dayText } from '../../ui/days';
import { clp, counted } from '../../ui/format';
import { AccountCell } from './cash-lists';
import { KIND_LABELS } from './cash-text';
import { useCashAddress } from './use-cash-address';

/** Most that are shown here; the others stand in the list of entries. */
const SHOWN = 10;

interface OursOpenProps {
  month: string;
  /** How many there are, and what they come to. */
  open: CashPendingDto['ours'] | undefined;
}

/** The entries of a month that no row of the bank was found for, the oldest first. */
export function OursOpen({ month, open }: OursOpenProps) {
  const asked = { month, bank: 'open', sort: 'day', page: 1, perPage: SHOWN } as const;
  const { currentData } = useListCashEntriesQuery(asked, { refetchOnMountOrArgChange: true });
  const { entriesPath } = useCashAddress();
  if (!open || !currentData) return null;
  return (
    <section className="cash-ours" aria-labelledby="ours-open">
      <h2 id="ours-open">Lo nuestro sin fila del banco</h2>
      <p className="cash-about">
        {open.count === 0
          ? 'Todo lo que se movió en el mes está conciliado.'
          : `${counted(open.count, 'movimiento', 'movimientos')} del mes, que suman ${clp(open.amount)}.`}
      </p>
      <ul>
        {currentData.data.map((entry) => (
          <li key={entry.id}>
            <AccountCell row={entry} />
            <span className="cash-cell">
              {dayText(entry.day)}
              <small>
                {KIND_LABELS[entry.kind]} · {[WAY_NAMES[entry.way], entry.reference].filter(Boolean).join(' · ')}
              </small>
            </span>
            <b className={entry.amount < 0 ? 'cash-out' : undefined}>{clp(entry.amount)}</b>
          </li>
        ))}
      </ul>
      {currentData.total > SHOWN && <Link to={entriesPath({ bank: 'open' })}>Ver los {currentData.total}</Link>}
    </section>
  );
}
