import { useSearchParams } from 'react-router-dom';

import { isMonth, monthOf } from '../../ui/months';
import { todayInChile } from '../../ui/today';
import { withParams } from '../layout/with-params';

const MONTH = 'mes';
const VIEW = 'vista';
const CHEF = 'chef';
const LIST = 'lista';

/** What of the agenda is shown: all of it stands in the address. */
export interface AgendaAddress {
  /** '2026-12' */
  month: string;
  /** Whether it is shown as a list. */
  asList: boolean;
  chef: number | undefined;
  /** The address of the same with something else. */
  with: (changes: { month?: string; asList?: boolean }) => string;
  show: (chef: number | undefined) => void;
}

/** Reads the address of the agenda. Nonsense counts as nothing: then it is this month, of all chefs. */
export function useAgendaAddress(): AgendaAddress {
  const [query, setQuery] = useSearchParams();
  const asked = query.get(MONTH);
  const chef = query.get(CHEF) ?? '';
  return {
    month: isMonth(asked) ? asked : monthOf(todayInChile()),
    asList: query.get(VIEW) === LIST,
    chef: /^[1-9]\d{0,8}$/.test(chef) ? Number(chef) : undefined,
    with: ({ month, asList }) =>
      `?${withParams(query, { ...(month && { [MONTH]: month }), ...(asList !== undefined && { [VIEW]: asList ? LIST : '' }) })}`,
    show: (id) => setQuery(withParams(query, { [CHEF]: id?.toString() }), { replace: true }),
  };
}
