import { useParams } from 'react-router-dom';

/** The number of the record in a page's address; undefined where the address has none. */
export function useIdParam(name = 'id'): number | undefined {
  const text = useParams()[name] ?? '';
  return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined;
}
