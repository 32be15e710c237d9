import { useSearchParams } from 'react-router-dom';

import { isMonth, monthOf } from '../../ui/months';
import { todayInChile } from '../../ui/today';
import { withParams } from '../layout/with-params';
import { CASH_PATH } from '../paths';

/** What of the address says which month is shown. */
const MONTH = 'mes';

const TABS = [
  { path: CASH_PATH, title: 'Movimientos' },
  { path: `${CASH_PATH}/veladas`, title: 'Por velada' },
  { path: `${CASH_PATH}/conciliacion`, title: 'Conciliación' },
];

/** Which month of Caja is shown; the current one where the address says none. */
export function useCashAddress() {
  const [query] = useSearchParams();
  const asked = query.get(MONTH);
  const month = isMonth(asked) ? asked : monthOf(todayInChile());
  const withMonth = (other: string, before = new URLSearchParams()): string =>
    `?${withParams(before, { page: '', [MONTH]: other })}`;
  return {
    month,
    /** The same page with another month. */
    addressOf: (other: string): string => withMonth(other, query),
    tabs: TABS.map(({ path, title }) => ({ path: `${path}${withMonth(month)}`, title })),
    /** The month's entries, narrowed down. */
    entriesPath: (filters: Record<string, string>): string =>
      `${CASH_PATH}${withMonth(month, new URLSearchParams(filters))}`,
  };
}
