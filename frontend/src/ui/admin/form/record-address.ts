import { useLocation, type Location, type To } from 'react-router-dom';

/** What of the address says which record is open on its list. */
export const RECORD = 'ficha';

/** What the navigation that closes a record carries: its dialog has asked already, or saved. */
export const CLOSES_RECORD = { closes: true };
const closesRecord = (state: unknown): boolean => typeof state === 'object' && state !== null && 'closes' in state;

/** Whether a navigation leads to another page, or to another record of the same one, unless the record's own dialog closes. */
export function leaves(from: Location, to: Location): boolean {
  if (from.pathname !== to.pathname) return true;
  const record = new URLSearchParams(from.search).get(RECORD);
  return record !== null && record !== new URLSearchParams(to.search).get(RECORD) && !closesRecord(to.state);
}

/** For links to a record that opens on its list: the list's own address, and which one. */
export function useRecordLink(): (id: number) => { to: To; preventScrollReset: true } {
  const { pathname, search } = useLocation();
  return (id) => {
    const query = new URLSearchParams(search);
    query.set(RECORD, String(id));
    return { to: { pathname, search: `?${query}` }, preventScrollReset: true };
  };
}
