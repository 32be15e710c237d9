import { useLocation, type To } from 'react-router-dom';

/** What of the address says which record is open on its list. */
export const RECORD = 'ficha';

/** What the navigation that closes a record carries: its dialog has asked already, or saved. */
interface ClosesRecord {
  closes: true;
}

export const CLOSES_RECORD: ClosesRecord = { closes: true };
export const closesRecord = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'closes' in state;

/** For links to a record that opens on its list: the list's own address, and which one. */
export function useRecordLink(): (id: number) => { to: To; preventScrollReset: true } {
  const { pathname, search } = useLocation();
  return (id) => {
    const query = new URLSearchParams(search);
    query.set(RECORD, String(id));
    return { to: { pathname, search: `?${query}` }, preventScrollReset: true };
  };
}
