import type { OfferEveningDto } from '../../api/generated';
import { clp, counted } from '../../ui/format';
import { ReturnNote } from '../evening/ReturnNote';

/** What the terms give back if the client called it off today. */
export function Refund({ evening: { refund } }: { evening: OfferEveningDto }) {
  const days = counted(refund.business_days, 'día hábil', 'días hábiles');
  return (
    <p className="offer-refund">
      Si el cliente cancela hoy, faltan {days}: se devuelve el {refund.percent}&nbsp;%
      {refund.amount !== null && `, ${clp(refund.amount)}`}.
      <ReturnNote />
    </p>
  );
}
