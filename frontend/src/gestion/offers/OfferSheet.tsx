import type { OfferPageDto } from '../../api/generated';
import { counted } from '../../ui/format';
import { PriceTable } from '../../ui/PriceTable';
import { longDay, reservaText } from './offer-labels';

/** An offer as its client reads it, without the client's page: opening that would count as read. */
export function OfferSheet({ offer }: { offer: OfferPageDto }) {
  const { guests } = offer;
  // A change without an address leaves the evening where it is.
  const changed = offer.compared?.find(({ field }) => field === 'place')?.after;
  return (
    <article className="offer-sheet">
      <h2>{offer.chef_name ?? 'Sin chef'}</h2>
      <p>
        {longDay(offer.day)}
        {offer.starts_at && `, ${offer.starts_at}\u00a0h`}
        {guests !== null && ` · ${counted(guests, 'persona', 'personas')}`} ·{' '}
        {changed ?? ([offer.address, offer.commune].filter(Boolean).join(', ') || 'Sin lugar')}
      </p>
      {offer.menus.map((menu, at) => (
        <div key={at}>
          <h3>{menu.dish_name}</h3>
          <ol>
            <li>{menu.starter}</li>
            <li>{menu.main_course}</li>
            <li>{menu.dessert}</li>
          </ol>
        </div>
      ))}
      {offer.included && (
        <>
          <h3>Incluye</h3>
          <p>{offer.included}</p>
        </>
      )}
      <PriceTable lines={offer.lines} total={offer.total} />
      <h3>Condiciones</h3>
      <p>{offer.conditions ?? 'Sin condiciones'}</p>
      {offer.reserva_percent !== null && <p>Reserva: {reservaText(offer.reserva_percent)}.</p>}
      <p>Vale hasta el {longDay(offer.valid_until)}.</p>
    </article>
  );
}
