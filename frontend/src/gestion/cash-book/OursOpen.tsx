import { Link } from 'react-router-dom';

import { useGetCashPendingQuery, useListCashEntriesQuery, type CashEntryDto, type CashPendingDto } from '../../api/api';
import { WAY_NAMES } from '../../api/staff-names.generated';
import { dayText } from '../../ui/days';
import { LoadingOrError } from '../../ui/admin/feedback/LoadingOrError';
import { useRefetchOnReturn } from '../../ui/admin/list/use-refetch-on-return';
import { clp, counted } from '../../ui/format';
import { AccountCell } from './cash-lists';
import { KIND_LABELS } from './cash-text';
import { useCashAddress } from './use-cash-address';

/** Most that are shown here; the others stand in the list of entries. */
const SHOWN = 10;

/** The entries of a month that no row of the bank was found for, the oldest first. */
export function OursOpen({ month }: { month: string }) {
  const pending = useGetCashPendingQuery({ month }, { refetchOnMountOrArgChange: true });
  useRefetchOnReturn(pending.refetch);
  const asked = { month, bank: 'open', sort: 'day', page: 1, perPage: SHOWN } as const;
  const entries = useListCashEntriesQuery(asked, { refetchOnMountOrArgChange: true });
  const open = pending.currentData?.data.ours;
  return (
    <section className="cash-ours" aria-labelledby="ours-open">
      <h2 id="ours-open">Lo nuestro sin fila del banco</h2>
      {open && entries.currentData ? (
        <Open open={open} entries={entries.currentData} />
      ) : (
        <LoadingOrError
          error={pending.error ?? entries.error}
          onRetry={() => Promise.all([pending.refetch(), entries.refetch()])}
        />
      )}
    </section>
  );
}

interface OpenProps {
  /** How many there are, and what they come to. */
  open: CashPendingDto['ours'];
  entries: { data: CashEntryDto[]; total: number };
}

function Open({ open, entries }: OpenProps) {
  const { entriesPath } = useCashAddress();
  return (
    <>
      <p className="cash-about">
        {open.count === 0
          ? 'Todo lo que se movió en el mes está conciliado.'
          : `${counted(open.count, 'movimiento', 'movimientos')} del mes, que suman ${clp(open.amount)}.`}
      </p>
      <ul>
        {entries.data.map((entry) => (
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
      {entries.total > SHOWN && <Link to={entriesPath({ bank: 'open' })}>Ver los {entries.total}</Link>}
    </>
  );
}
