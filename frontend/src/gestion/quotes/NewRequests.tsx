import { useListQuoteRequestsQuery } from '../../api/api';
import { useRefetchOnReturn } from '../../ui/admin/list/use-refetch-on-return';
import { counted } from '../../ui/format';
import './new-requests.css';

/** How often the number is read while the tab is in front, in milliseconds. */
const POLL_MS = 60_000;

/**
 * The number of new requests beside their entry in the navigation. It is also read on every return to the tab and after
 * every change.
 */
export function NewRequests() {
  const { data, refetch } = useListQuoteRequestsQuery({ state: 'nueva', page: 1, perPage: 1 });
  useRefetchOnReturn(refetch, POLL_MS);
  const count = data?.total ?? 0;
  if (count === 0) return null;
  return (
    <span className="g-count">
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="visually-hidden">, {counted(count, 'nueva', 'nuevas')}</span>
    </span>
  );
}
