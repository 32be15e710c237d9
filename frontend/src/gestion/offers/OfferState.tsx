import type { OfferDto } from '../../api/generated';
import { isUndelivered } from '../../ui/admin/feedback/mail';
import { StateTag } from '../../ui/admin/list/StateTag';
import { LOOKS } from './offer-labels';

/** How far an offer has come, and what is wrong with it. */
export function OfferState({
  offer: { state, state_name: name, cancelled, overlaps, mail, undelivered },
}: {
  offer: OfferDto;
}) {
  const trouble =
    (cancelled && 'Velada cancelada') ||
    (overlaps && 'Falta confirmar con el chef') ||
    ((isUndelivered(mail) || undelivered.length > 0) && 'Correo no entregado');
  return (
    <StateTag look={cancelled ? 'off' : LOOKS[state]} mark={trouble}>
      {name}
    </StateTag>
  );
}
