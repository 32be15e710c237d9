import { useGetPayTermsQuery } from '../../api/api';

/** Where a refund is made: here, once the company takes money here. */
export function ReturnNote() {
  const { data } = useGetPayTermsQuery();
  if (!data) return null;
  return data.data.saved
    ? ' Se calcula sobre lo que se haya pagado, y queda en Devoluciones.'
    : ' El pago se hace fuera de aquí.';
}
